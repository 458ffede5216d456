import type { Noun } from '../noun';
import { enrichNotification } from './notification.enrich';
import { notificationKind } from './notification.events';
import { notificationsProjection } from './notification.projection';
import { notificationRoutes } from './notification.routes';

export const notificationNoun: Noun = {
  routes: [notificationRoutes],
  kinds: [notificationKind],
  projections: [notificationsProjection],
  enriches: (platform) => ({ OnNotification: enrichNotification(platform) }),
  personal: [
    {
      section: 'notifications',
      table: 'notifications',
      columns: ['player'],
      shows: (sql) => sql`not hidden`,
      told: ({ hidden: _h, ...rest }) => rest,
    },
  ],
};
