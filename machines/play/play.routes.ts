import type { Routes } from '../router/screen';

/** Where its screens are. */
export const playRoutes = {
  playMoney: {
    paths: ['/play/money/:slug'],
    guard: 'verified',
    page: 'PlayPage',
    words: ['game', 'play'],
  },
  play: { paths: ['/play/:slug'], page: 'PlayPage', words: ['game', 'play'] },
} satisfies Routes;
