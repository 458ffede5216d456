import { findGames } from '../../../contract/game';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { lobbyPorts } from '../../../machines/lobby/lobby.words';
import type { Asks } from '../api';

export const lobbyAdapters = (asks: Asks): AdaptersOf<typeof lobbyPorts> => ({
  'lobby.list': asks('lobby.list', findGames, {
    given: ({ query, pageIndex, pageSize }) => ({
      query: { pageIndex, pageSize },
      body: query,
    }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
});
