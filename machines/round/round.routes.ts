import type { Routes } from '../router/screen';

/** Where its screens are. */
export const roundRoutes = {
  rounds: { paths: ['/rounds'], guard: 'authenticated', page: 'RoundsPage', words: ['play'] },
  round: { paths: ['/rounds/:id'], page: 'RoundPage', words: ['game', 'play'] },
  verify: { paths: ['/verify'], page: 'VerifyPage', words: ['game', 'play'] },
} satisfies Routes;
