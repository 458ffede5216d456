import type { Noun } from '../noun';
import { notificationKind } from './notification.events';
import { notificationsProjection } from './notification.projection';
import { notificationRoutes } from './notification.routes';

export const notificationNoun: Noun = {
  routes: [notificationRoutes],
  kinds: [notificationKind],
  projections: [notificationsProjection],
  personal: [{ section: 'notifications', table: 'notifications', columns: ['player'] }],
};
