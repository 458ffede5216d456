import type { Routes } from '../router/screen';

/** Where its screens are. */
export const tournamentRoutes = {
  tournaments: { paths: ['/tournaments'], page: 'TournamentsPage' },
  tournament: { paths: ['/tournaments/:id'], page: 'TournamentPage' },
} satisfies Routes;
