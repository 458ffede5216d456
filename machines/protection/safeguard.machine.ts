import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Problem } from '../../contract/problems';
import type { Protection } from '../../contract/protection';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { protectionPorts, type SafeguardEvent, type Wish } from './protection.words';

export interface SafeguardContext {
  /** What was pressed last. */
  wish: Wish | undefined;
  /** Why the server refused it. */
  problem: Problem | undefined;
}

/** What a player changes of their protection with one press; a pause is asked about once more. */
export const safeguardMachine = setup({
  types: {} as { context: SafeguardContext; events: SafeguardEvent; tags: Look; meta: Meaning },
  actors: protectionPorts,
  guards: {
    isPause: (_, params: { wish: Wish }) =>
      params.wish.does === 'time out' || params.wish.does === 'exclude',
  },
  actions: {
    keepWish: assign((_, params: { wish: Wish }) => ({ wish: params.wish, problem: undefined })),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    forget: assign({ wish: undefined, problem: undefined }),
    look: tell('protection', { type: 'protection.look' }),
    tellChanged: tell('protection', (_, params: { protection: Protection }) => ({
      type: 'protection.changed',
      protection: params.protection,
    })),
  },
}).createMachine({
  id: 'safeguard',
  context: { wish: undefined, problem: undefined },
  // Results change with each round: whoever opens the page sees them as they are.
  entry: 'look',
  initial: 'resting',
  states: {
    resting: {
      meta: { says: 'Takes what the player wishes', spec: 'decision 34' },
      initial: 'untried',
      on: {
        'safeguard.wish': [
          {
            guard: { type: 'isPause', params: ({ event }) => event },
            target: 'sure',
            actions: { type: 'keepWish', params: ({ event }) => event },
          },
          { target: 'changing', actions: { type: 'keepWish', params: ({ event }) => event } },
        ],
      },
      states: {
        untried: { meta: { says: 'Nothing was pressed yet', spec: 'decision 34' } },
        done: { meta: { says: 'It was done', spec: 'decision 34' } },
        refused: {
          tags: ['failed'],
          meta: { says: 'The server refused it, and it is said why', spec: '§8' },
        },
        unreached: {
          tags: ['failed'],
          meta: { says: 'It did not reach the server', spec: 'decision 5' },
        },
      },
    },
    sure: {
      meta: { says: 'Asks once more: nobody can take it back', spec: 'decision 34' },
      on: {
        'safeguard.sure': 'changing',
        'safeguard.back': { target: 'resting', actions: 'forget' },
      },
    },
    changing: {
      tags: ['busy'],
      meta: { says: 'Asks the server for it', spec: 'decision 34' },
      invoke: {
        id: 'change',
        src: 'safeguard.change',
        input: ({ context: { wish } }) => {
          if (wish === undefined) throw new Error('Nothing was wished for');
          return wish;
        },
      },
      on: {
        'safeguard.changed': {
          target: 'resting.done',
          actions: { type: 'tellChanged', params: ({ event }) => event },
        },
        'safeguard.refused': {
          target: 'resting.refused',
          actions: { type: 'keepProblem', params: ({ event }) => event },
        },
        'port.failed': 'resting.unreached',
      },
    },
  },
});

export type SafeguardActor = ActorRefFrom<typeof safeguardMachine>;
