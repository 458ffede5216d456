import { type ActorRefFrom, assign, setup } from 'xstate';
import type { GameCard } from '../../contract/game';
import type { Look, Meaning } from '../kit/look';
import { type HomeEvent, homePorts } from './home.words';

interface Games {
  featured: GameCard[];
  /** The games the player played last; empty for a guest. */
  recent: GameCard[];
}

export interface HomeInput {
  /** The stored token counts: the session is about to say whose it is. */
  isMember: boolean;
}

export type HomeContext = Games & HomeInput;

export const homeMachine = setup({
  types: {} as {
    context: HomeContext;
    events: HomeEvent;
    input: HomeInput;
    tags: Look;
    meta: Meaning;
  },
  actors: homePorts,
  guards: {
    isGuest: ({ context }) => !context.isMember,
  },
  actions: {
    keepGames: assign((_, { featured, recent }: Games) => ({ featured, recent })),
    forgetRecent: assign({ recent: [] }),
  },
}).createMachine({
  id: 'home',
  context: ({ input }) => ({ ...input, featured: [], recent: [] }),
  initial: 'awaiting',
  on: {
    'session.opened': '.loading',
    'session.closed': { target: '.loading', actions: 'forgetRecent' },
  },
  states: {
    awaiting: {
      tags: ['busy'],
      meta: { says: 'Waits for a player to be told', spec: '§4 Authentication' },
      always: { guard: 'isGuest', target: 'loading' },
      // Who was one at the start may have left when this one is started again.
      on: { 'residents.arrived': 'loading' },
    },
    loading: {
      tags: ['busy'],
      meta: {
        says: 'Loads featured and recent games; what was shown stays',
        spec: '§7 B games/home',
      },
      invoke: { id: 'load', src: 'home.load', input: undefined },
      on: {
        'home.loaded': {
          target: 'shown',
          actions: { type: 'keepGames', params: ({ event }) => event },
        },
        'port.failed': 'failed',
      },
    },
    shown: {
      meta: { says: 'Featured and recent games are shown', spec: '§2 Screens' },
      on: { 'home.refresh': 'loading' },
    },
    failed: {
      tags: ['failed'],
      meta: { says: 'They did not load', spec: '§7 B games/home' },
      on: { 'home.refresh': 'loading', 'connection.found': 'loading' },
    },
  },
});

export type HomeActor = ActorRefFrom<typeof homeMachine>;
