import type { ActorRefFrom } from 'xstate';
import { PAGE_MAX, TOURNAMENT_GAME_PAGE } from '../../contract/limits';
import { listMachine } from '../kit/list';
import type { GameTournamentsWords } from './gameTournaments.words';

/** The tournaments in which rounds of a game count, on its page. */
export const gameTournamentsMachine = listMachine<GameTournamentsWords>({
  id: 'gameTournaments',
  spec: '§7 B games/tournaments',
  says: {
    closed: 'No game’s page is shown',
    outdated: 'The player entered or left one; gathers such news',
    empty: 'The game has none',
  },
  page: TOURNAMENT_GAME_PAGE,
  max: PAGE_MAX,
  idOf: ({ id }) => id,
  query: { gameId: '' },
  own: {},
  isPublic: true,
  visitedBy: {
    'game.entered': ({ gameId }) => ({ gameId }),
    'game.left': () => undefined,
  },
  outdatedBy: {
    'tournament.changed': () => true,
    'hub.skipped': () => true,
  },
});

export type GameTournamentsActor = ActorRefFrom<typeof gameTournamentsMachine>;
