import { type ActorRefFrom, assign, setup } from 'xstate';
import type { GameCard } from '../../contract/game';
import type { Look, Meaning } from '../kit/look';
import { type HomeEvent, homePorts } from './home.words';

export interface HomeContext {
  featured: GameCard[];
  /** The games the player played last; empty for a guest. */
  recent: GameCard[];
}

export const homeMachine = setup({
  types: {} as { context: HomeContext; events: HomeEvent; tags: Look; meta: Meaning },
  actors: homePorts,
  actions: {
    keepGames: assign((_, params: HomeContext) => ({
      featured: params.featured,
      recent: params.recent,
    })),
    forgetRecent: assign({ recent: [] }),
  },
}).createMachine({
  id: 'home',
  context: { featured: [], recent: [] },
  initial: 'loading',
  on: {
    'session.opened': { target: '.loading', reenter: true },
    'session.closed': { target: '.loading', reenter: true, actions: 'forgetRecent' },
  },
  states: {
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
