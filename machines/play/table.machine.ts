import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import type { Choice, TableEvent } from './table.words';

export interface TableInput {
  stake: number;
  bet: Choice;
}

export interface TableContext extends TableInput {
  /** What the player is about to do, as the game's view reads it; nobody else is told. */
  plan: unknown;
  /** How long each step of the running outcome is shown, in milliseconds. */
  steps: readonly number[];
  /** Number of the step that is shown. */
  shown: number;
}

/** The player's side of a table: what will be staked, and how far an outcome has been shown. */
export const tableMachine = setup({
  types: {} as {
    context: TableContext;
    events: TableEvent;
    input: TableInput;
    tags: Look;
    meta: Meaning;
  },
  delays: { STEP: ({ context }) => context.steps[context.shown] ?? 0 },
  guards: { isLast: ({ context }) => context.shown >= context.steps.length - 1 },
  actions: {
    keepStake: assign({ stake: (_, params: { stake: number }) => params.stake }),
    keepBet: assign(({ context }, params: { bet: Choice; stake?: number }) => ({
      bet: params.bet,
      stake: params.stake ?? context.stake,
    })),
    keepPlan: assign({ plan: (_, params: { plan: unknown }) => params.plan }),
    beginSteps: assign((_, params: { steps: number[] }) => ({ steps: params.steps, shown: 0 })),
    nextStep: assign({ shown: ({ context }) => context.shown + 1 }),
    lastStep: assign({ shown: ({ context }) => Math.max(0, context.steps.length - 1) }),
    tellShown: tell('play', { type: 'play.reveal' }),
  },
}).createMachine({
  id: 'table',
  context: ({ input }) => ({ ...input, plan: null, steps: [], shown: 0 }),
  initial: 'still',
  on: {
    'table.reveal': {
      target: '.showing',
      reenter: true,
      actions: { type: 'beginSteps', params: ({ event }) => event },
    },
    'table.plan': { actions: { type: 'keepPlan', params: ({ event }) => event } },
  },
  states: {
    still: {
      meta: { says: 'Nothing moves; stake and choice may change', spec: 'decision 23' },
      on: {
        'table.stake': { actions: { type: 'keepStake', params: ({ event }) => event } },
        'table.choose': { actions: { type: 'keepBet', params: ({ event }) => event } },
      },
    },
    showing: {
      meta: { says: 'The outcome is shown, step by step', spec: '§9 Animations' },
      after: {
        STEP: [
          { guard: 'isLast', target: 'still', actions: 'tellShown' },
          { target: 'showing', reenter: true, actions: 'nextStep' },
        ],
      },
      on: { 'table.skip': { target: 'still', actions: ['lastStep', 'tellShown'] } },
    },
  },
});

export type TableActor = ActorRefFrom<typeof tableMachine>;
