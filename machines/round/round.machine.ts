import { type ActorRefFrom, assign, raise, setup } from 'xstate';
import type { PlayedRound } from '../../contract/play';
import type { Look, Meaning } from '../kit/look';
import { type RoundEvent, roundPorts } from './round.words';

export interface RoundContext {
  id: string;
  round: PlayedRound | undefined;
}

interface Visit {
  id: string | undefined;
}

export const roundMachine = setup({
  types: {} as { context: RoundContext; events: RoundEvent; tags: Look; meta: Meaning },
  actors: roundPorts,
  guards: {
    isShown: (_, { id }: Visit) => id !== undefined,
    isSame: ({ context }, { id }: Visit) => id === context.id,
  },
  actions: {
    choose: assign((_, { id }: Visit) => ({ id: id ?? '', round: undefined })),
    keepRound: assign({ round: (_, params: { round: PlayedRound }) => params.round }),
    forget: assign({ id: '', round: undefined }),
  },
}).createMachine({
  id: 'round',
  context: { id: '', round: undefined },
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
              actions: { type: 'keepRound', params: ({ event }) => event },
            },
            'round.missing': 'missing',
            'port.failed': 'failed',
          },
        },
        shown: { meta: { says: 'The round as it went, ready to verify', spec: 'decision 25' } },
        missing: {
          meta: { says: 'There is no such round of this player', spec: 'decision 25' },
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
