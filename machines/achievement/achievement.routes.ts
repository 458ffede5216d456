import type { Routes } from '../router/screen';

/** Where its screens are. */
export const achievementRoutes = {
  achievements: {
    paths: ['/achievements', '/achievements/:filter'],
    guard: 'authenticated',
    page: 'AchievementsPage',
    words: ['prizes', 'tables', 'safety'],
  },
} satisfies Routes;
