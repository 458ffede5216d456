import type { Routes } from '../router/screen';

/** Where its screens are. */
export const roundRoutes = {
  rounds: { paths: ['/rounds'], guard: 'authenticated', page: 'RoundsPage' },
  round: { paths: ['/rounds/:id'], page: 'RoundPage' },
  verify: { paths: ['/verify'], page: 'VerifyPage' },
} satisfies Routes;
