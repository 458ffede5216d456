import type { Routes } from '../router/screen';

/** Where its screen is. */
export const missionRoutes = {
  missions: {
    paths: ['/missions'],
    guard: 'authenticated',
    page: 'MissionsPage',
    words: ['prizes', 'play'],
  },
} satisfies Routes;
