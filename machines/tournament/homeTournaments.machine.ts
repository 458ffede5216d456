import { type ActorRefFrom, assign, setup } from 'xstate';
import { PEOPLE_GATHER_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import type { Route } from '../router/router.rules';
import {
  type HomeTournaments,
  type HomeTournamentsEvent,
  homeTournamentsPorts,
} from './homeTournaments.words';
import { isTurn } from './tournament.rules';

export interface HomeTournamentsContext {
  /** Undefined until they were loaded. */
  lists: HomeTournaments | undefined;
}

/** What is to come, goes on and is over, on the home page [§2]. */
export const homeTournamentsMachine = setup({
  types: {} as {
    context: HomeTournamentsContext;
    events: HomeTournamentsEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: homeTournamentsPorts,
  delays: { PEOPLE_GATHER_MS },
  guards: {
    isHome: (_, { route }: { route: Route }) => route.name === 'lobby',
    isElsewhere: (_, { route }: { route: Route }) => route.name !== 'lobby',
    isTurn: (_, said: { name: string }) => isTurn(said),
    isRoom: (_, { room }: { room: string }) => room === 'home',
  },
  actions: {
    keep: assign({ lists: (_, { lists }: { lists: HomeTournaments }) => lists }),
  },
}).createMachine({
  id: 'homeTournaments',
  context: { lists: undefined },
  initial: 'closed',
  states: {
    closed: {
      meta: { says: 'Another page is shown; what was loaded stays', spec: '§2 Home' },
      on: {
        'route.shown': {
          guard: { type: 'isHome', params: ({ event }) => event },
          target: 'open',
        },
      },
    },
    open: {
      meta: { says: 'The home page is shown', spec: '§2 Home' },
      initial: 'loading',
      on: {
        'route.shown': {
          guard: { type: 'isElsewhere', params: ({ event }) => event },
          target: 'closed',
        },
        'room.heard': {
          guard: { type: 'isTurn', params: ({ event }) => event },
          target: '.outdated',
        },
        // What the room said while nobody heard it.
        'room.missed': {
          guard: { type: 'isRoom', params: ({ event }) => event },
          target: '.outdated',
        },
        'tournament.changed': '.outdated',
        'session.opened': '.outdated',
        'session.closed': '.outdated',
        'hub.skipped': '.outdated',
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: { says: 'Loads them; what was shown stays', spec: '§7 B home/tournaments' },
          invoke: { id: 'load', src: 'homeTournaments.load', input: undefined },
          on: {
            'homeTournaments.loaded': {
              target: 'shown',
              actions: { type: 'keep', params: ({ event }) => event },
            },
            'port.failed': 'failed',
          },
        },
        shown: { meta: { says: 'The three lists are shown', spec: '§2 Home' } },
        outdated: {
          meta: { says: 'One began or ended; gathers such news', spec: '§4 Tournament' },
          on: {
            // Begun anew by each, the wait would never end where news keep coming.
            'room.heard': {},
            'tournament.changed': {},
          },
          after: { PEOPLE_GATHER_MS: 'loading' },
        },
        failed: {
          tags: ['failed'],
          meta: { says: 'They did not load; what was shown stays', spec: '§7 B home/tournaments' },
          on: { 'homeTournaments.retry': 'loading', 'connection.found': 'loading' },
        },
      },
    },
  },
});

export type HomeTournamentsActor = ActorRefFrom<typeof homeTournamentsMachine>;
