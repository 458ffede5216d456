import { findGames } from '../../../contract/game';
import { GAMES_PAGE } from '../../../contract/limits';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { lobbyPorts } from '../../../machines/lobby/lobby.words';
import type { Asks } from '../api';

export const lobbyAdapters = (asks: Asks): AdaptersOf<typeof lobbyPorts> => ({
  'lobby.find': asks('lobby.find', findGames, {
    given: ({ pageIndex, filter }) => ({
      query: { pageIndex, pageSize: GAMES_PAGE },
      body: filter,
    }),
    answered: ({ items, total }) => ({ type: 'lobby.found', items, total }),
  }),
});
