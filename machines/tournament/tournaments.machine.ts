import type { ActorRefFrom } from 'xstate';
import { PAGE_MAX, TOURNAMENTS_PAGE } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { isTurn } from './tournament.rules';
import {
  addressOfTournaments,
  cleanTournamentSearch,
  everyTournament,
  tournamentsOfAddress,
} from './tournaments.rules';
import type { TournamentsWords } from './tournaments.words';

/** Every tournament that passes the filter, in its order [§2, §7 B]. */
export const tournamentsMachine = listMachine<TournamentsWords>({
  id: 'tournaments',
  spec: '§7 B games/tournaments',
  says: { outdated: 'One began or ended; gathers such news', empty: 'None passes the filter' },
  page: TOURNAMENTS_PAGE,
  max: PAGE_MAX,
  idOf: ({ id }) => id,
  query: everyTournament,
  own: {},
  isPublic: true,
  visitedBy: {
    'route.shown': ({ route }) =>
      route.name === 'tournaments' ? tournamentsOfAddress(route.query) : undefined,
  },
  searched: (query, text) => ({ ...query, search: cleanTournamentSearch(text) }),
  addressOf: addressOfTournaments,
  keepsShown: true,
  outdatedBy: {
    'room.heard': isTurn,
    // What the room said while nobody heard it.
    'room.missed': ({ room }) => room === 'home',
    'tournament.changed': () => true,
    'session.opened': () => true,
    'session.closed': () => true,
    'hub.skipped': () => true,
  },
});

export type TournamentsActor = ActorRefFrom<typeof tournamentsMachine>;
