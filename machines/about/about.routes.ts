import type { Routes } from '../router/screen';

/** Where its screen is. */
export const aboutRoutes = {
  about: { paths: ['/about'], page: 'AboutPage', words: ['help'] },
} satisfies Routes;
