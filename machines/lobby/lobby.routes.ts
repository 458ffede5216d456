import type { Routes } from '../router/screen';

/** Where its screens are. */
export const lobbyRoutes = {
  lobby: { paths: ['/'], page: 'LobbyPage', covers: true, words: ['tournaments'] },
  games: { paths: ['/games'], page: 'LobbyPage', covers: true, words: ['tournaments'] },
} satisfies Routes;
