import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import type { ShownRound } from '../../contract/play';
import type { Problem } from '../../contract/problems';
import type { Look, Meaning } from '../kit/look';
import { type RoundEvent, roundPorts } from './round.words';

export interface RoundContext {
  id: string;
  round: ShownRound | undefined;
  /** Of whoever looks at it: only its player reveals its seed. */
  isOwn: boolean;
  /** Why the seed was not revealed. */
  problem: Problem | undefined;
}

const none = { id: '', round: undefined, isOwn: false, problem: undefined };

interface Visit {
  id: string | undefined;
}

export const roundMachine = setup({
  types: {} as { context: RoundContext; events: RoundEvent; tags: Look; meta: Meaning },
  actors: roundPorts,
  guards: {
    isShown: (_, { id }: Visit) => id !== undefined,
    isSame: ({ context }, { id }: Visit) => id === context.id,
    isRevealed: ({ context: { round } }) => round?.fairness.serverSeed !== undefined,
    isOwn: ({ context }) => context.isOwn,
  },
  actions: {
    choose: assign((_, { id }: Visit) => ({ ...none, id: id ?? '' })),
    keepRound: assign({ round: (_, params: { round: ShownRound }) => params.round }),
    keepOwn: assign({ isOwn: true }),
    keepProblem: assign({ problem: (_, params: { problem: Problem }) => params.problem }),
    forget: assign(none),
  },
}).createMachine({
  id: 'round',
  context: none,
  initial: 'closed',
  on: {
    'route.shown': {
      actions: raise(({ event: { route } }) => ({
        type: 'round.visit',
        id: route.name === 'round' ? route.params.id : undefined,
      })),
    },
  },
  states: {
    closed: {
      meta: { says: 'No round of the past is shown', spec: 'decision 25' },
      on: {
        'round.visit': {
          guard: { type: 'isShown', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    open: {
      meta: { says: 'A round of the past is shown', spec: 'decision 25' },
      initial: 'loading',
      on: {
        'round.visit': [
          { guard: { type: 'isSame', params: ({ event }) => event } },
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            target: '.loading',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'closed', actions: 'forget' },
        ],
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: { says: 'Asks for the round', spec: 'decision 25' },
          invoke: {
            id: 'load',
            src: 'round.load',
            input: ({ context }) => ({ id: context.id }),
          },
          on: {
            'round.loaded': {
              target: 'shown',
              actions: [{ type: 'keepRound', params: ({ event }) => event }, 'keepOwn'],
            },
            'round.missing': 'looking',
            'port.failed': 'failed',
          },
        },
        looking: {
          tags: ['busy'],
          meta: {
            says: 'It is not this player’s: asks for it as anyone may see it',
            spec: 'decision 153',
          },
          invoke: {
            id: 'look',
            src: 'round.look',
            input: ({ context }) => ({ id: context.id }),
          },
          on: {
            'round.looked': {
              target: 'shown',
              actions: { type: 'keepRound', params: ({ event }) => event },
            },
            'round.missing': 'missing',
            'port.failed': 'failed',
          },
        },
        shown: {
          meta: { says: 'The round as it went', spec: 'decision 153' },
          initial: 'unverified',
          states: {
            unverified: {
              meta: { says: 'Nobody has drawn it again yet', spec: 'decision 25' },
              on: {
                'round.verify': [
                  { guard: 'isRevealed', target: 'verified' },
                  { guard: 'isOwn', target: 'revealing' },
                ],
              },
            },
            revealing: {
              tags: ['busy'],
              meta: {
                says: 'Its seed is revealed, and its table turns to the next',
                spec: 'decision 153',
              },
              invoke: {
                id: 'reveal',
                src: 'round.reveal',
                input: ({ context }) => ({ id: context.id }),
              },
              on: {
                'round.revealed': {
                  target: 'verified',
                  actions: { type: 'keepRound', params: ({ event }) => event },
                },
                'round.refused': {
                  target: 'refused',
                  actions: { type: 'keepProblem', params: ({ event }) => event },
                },
                'port.failed': 'unrevealed',
              },
            },
            refused: {
              tags: ['failed'],
              meta: { says: 'The seed is still in use, and it is said why', spec: 'decision 25' },
              on: { 'round.verify': 'revealing' },
            },
            unrevealed: {
              tags: ['failed'],
              meta: {
                says: 'The seed was not revealed; it may be tried again',
                spec: 'decision 25',
              },
              on: { 'round.verify': 'revealing' },
            },
            verified: {
              meta: { says: 'The round is drawn again from its seeds, here', spec: 'decision 25' },
            },
          },
        },
        missing: {
          meta: { says: 'There is no such round to be seen', spec: 'decision 153' },
        },
        failed: {
          tags: ['failed'],
          meta: { says: 'The round did not load', spec: 'decision 25' },
          on: { 'round.retry': 'loading', 'connection.found': 'loading' },
        },
      },
    },
  },
});

export type RoundActor = ActorRefFrom<typeof roundMachine>;
