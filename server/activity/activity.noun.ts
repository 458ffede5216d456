import type { Noun } from '../noun';
import { activityBroadcast } from './activity.broadcast';
import { activitiesProjection } from './activity.projection';
import { activityRoutes } from './activity.routes';

export const activityNoun: Noun = {
  routes: [activityRoutes],
  projections: [activitiesProjection],
  broadcasts: (platform) => ({ activity: activityBroadcast(platform) }),
  personal: [{ section: 'activities', table: 'activities', columns: ['player'] }],
};
