import type { Routes } from '../router/screen';

/** Where its screens are. */
export const activityRoutes = {
  activities: {
    paths: ['/activities'],
    guard: 'authenticated',
    page: 'ActivitiesPage',
    words: ['people', 'prizes'],
  },
} satisfies Routes;
