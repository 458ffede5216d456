import type { Routes } from '../router/screen';

/** Where its screens are. */
export const tournamentRoutes = {
  tournaments: { paths: ['/tournaments'], page: 'TournamentsPage', words: ['tournaments'] },
  tournament: {
    paths: ['/tournaments/:id'],
    page: 'TournamentPage',
    words: ['tournaments', 'play'],
  },
} satisfies Routes;
