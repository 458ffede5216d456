import type { Routes } from '../router/screen';

/** Where its screens are. */
export const gameRoutes = {
  game: {
    paths: ['/games/:slug'],
    page: 'GamePage',
    covers: true,
    words: ['game', 'prizes', 'tournaments'],
  },
} satisfies Routes;
