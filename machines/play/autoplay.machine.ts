import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Controls } from '../kit/controls';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import {
  type AutoplayEnd,
  type AutoplayPlan,
  type AutoplayStand,
  endOf,
  firstPlan,
} from './autoplay.rules';
import type { AutoplayEvent } from './autoplay.words';
import type { Bet } from './play.words';

type AutoplayInput = Controls['autoplay'];

export interface AutoplayContext extends AutoplayInput, Omit<AutoplayStand, 'balance'> {
  plan: AutoplayPlan;
  bet: Bet;
  /** Why it ended the last time. */
  end: AutoplayEnd | undefined;
}

/** Round after round with the same stake and choice, until a rule of the player's ends it. */
export const autoplayMachine = setup({
  types: {} as {
    context: AutoplayContext;
    events: AutoplayEvent;
    input: AutoplayInput;
    tags: Look;
    meta: Meaning;
  },
  guards: {
    isOver: ({ context }, params: { balance: number }) =>
      endOf(context.plan, { ...context, ...params }) !== undefined,
    isAllowed: ({ context }) => context.isAllowed,
  },
  actions: {
    keepPlan: assign(({ context }, params: { plan: Partial<AutoplayPlan> }) => ({
      plan: { ...context.plan, ...params.plan },
    })),
    begin: assign(({ context }, params: { stake: number; bet: Bet }) => ({
      stake: params.stake,
      bet: params.bet,
      left: context.plan.rounds,
      net: 0,
      last: 0,
      end: undefined,
    })),
    playRound: tell('play', ({ context: { stake, bet } }) => ({ type: 'play.bet', stake, bet })),
    countRound: assign({ left: ({ context }) => context.left - 1 }),
    keepResult: assign(({ context }, params: { staked: number; won: number }) => ({
      net: context.net + params.won - params.staked,
      last: params.won - params.staked,
    })),
    keepEnd: assign({
      end: ({ context }, params: { balance: number }) =>
        endOf(context.plan, { ...context, ...params }),
    }),
    keepStopped: assign({ end: 'stopped' as const }),
  },
}).createMachine({
  id: 'autoplay',
  context: ({ input }) => ({
    ...input,
    plan: firstPlan,
    stake: 0,
    bet: null,
    left: 0,
    net: 0,
    last: 0,
    end: undefined,
  }),
  initial: 'off',
  states: {
    off: {
      meta: { says: 'The player plays each round', spec: 'decision 120' },
      on: {
        'autoplay.plan': { actions: { type: 'keepPlan', params: ({ event }) => event } },
        'autoplay.start': {
          guard: 'isAllowed',
          target: 'on',
          actions: [{ type: 'begin', params: ({ event }) => event }, 'playRound', 'countRound'],
        },
      },
    },
    on: {
      meta: { says: 'Round after round is bet by itself', spec: 'decision 120' },
      initial: 'played',
      on: {
        'seat.stopped': { target: 'off', actions: 'keepStopped' },
        'autoplay.stop': 'off',
      },
      states: {
        // A show may be longer than its seat is kept for: the next bet waits for both.
        played: {
          meta: { says: 'The round is being played and shown', spec: 'decision 120' },
          on: {
            'round.told': {
              target: 'shown',
              actions: { type: 'keepResult', params: ({ event }) => event },
            },
          },
        },
        shown: {
          meta: { says: 'The seat is awaited for the next bet', spec: 'decision 120' },
          on: {
            'seat.freed': [
              {
                guard: { type: 'isOver', params: ({ event }) => event },
                target: '#autoplay.off',
                actions: { type: 'keepEnd', params: ({ event }) => event },
              },
              { target: 'played', actions: ['playRound', 'countRound'] },
            ],
          },
        },
      },
    },
  },
});

export type AutoplayActor = ActorRefFrom<typeof autoplayMachine>;
