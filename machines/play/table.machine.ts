import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Separators } from '../../contract/amount.rules';
import { TURBO_STEP_MS } from '../../contract/limits';
import type { Controls } from '../kit/controls';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { type StakeFault, stakeFault, stakeTyped } from './stake.rules';
import { type Choice, type TableEvent, tablePorts } from './table.words';

type TableInput = Controls['table'];

export interface TableContext extends TableInput {
  /** What the player is about to do, as the game's view reads it; nobody else is told. */
  plan: unknown;
  /** A stake that is being typed, and why the one that was entered is not taken. */
  typed: string;
  fault: StakeFault | undefined;
  /** What is shown. */
  outcome: unknown;
  /** How long each step of the running outcome is shown, in milliseconds. */
  steps: readonly number[];
  /** Number of the step that is shown. */
  shown: number;
  /** Steps are shown for no longer than a glance. */
  isTurbo: boolean;
}

/** The stake that is typed, in minor units, as amounts are written where the player is. */
const entered = (
  { typed, takes }: TableContext,
  { separators }: { separators: Separators },
): number | undefined => stakeTyped(typed, takes.currency, separators);

/** The player's side of a table: what will be staked, and how far an outcome has been shown. */
export const tableMachine = setup({
  types: {} as {
    context: TableContext;
    events: TableEvent;
    input: TableInput;
    tags: Look;
    meta: Meaning;
  },
  actors: tablePorts,
  delays: { STEP: ({ context }) => context.steps[context.shown] ?? 0 },
  guards: {
    isLast: ({ context }) => context.shown >= context.steps.length - 1,
    mayTurbo: ({ context }) => context.mayTurbo,
    maySkip: ({ context }) => context.maySkip,
    isTyped: ({ context }) => context.typed.trim() !== '',
    isTaken: ({ context }, params: { separators: Separators }) =>
      stakeFault(entered(context, params), context.takes.stakes) === undefined,
  },
  actions: {
    keepStake: assign((_, params: { stake: number }) => ({
      stake: params.stake,
      typed: '',
      fault: undefined,
    })),
    keepTyped: assign((_, params: { text: string }) => ({ typed: params.text, fault: undefined })),
    keepEntered: assign(({ context }, params: { separators: Separators }) => ({
      stake: entered(context, params) ?? context.stake,
      typed: '',
    })),
    keepFault: assign({
      fault: ({ context }, params: { separators: Separators }) =>
        stakeFault(entered(context, params), context.takes.stakes),
    }),
    keepBet: assign(({ context }, params: { bet: Choice; stake?: number }) => ({
      bet: params.bet,
      stake: params.stake ?? context.stake,
    })),
    keepPlan: assign({ plan: (_, params: { plan: unknown }) => params.plan }),
    keepOutcome: assign((_, params: { outcome: unknown }) => ({
      outcome: params.outcome,
      steps: [],
      shown: 0,
    })),
    // In turbo from the next show on: one that runs keeps its pace.
    keepSteps: assign({
      steps: ({ context: { isTurbo } }, { steps }: { steps: readonly number[] }) =>
        isTurbo ? steps.map((step) => Math.min(step, TURBO_STEP_MS)) : steps,
    }),
    keepTurbo: assign({ isTurbo: (_, params: { isTurbo: boolean }) => params.isTurbo }),
    nextStep: assign({ shown: ({ context }) => context.shown + 1 }),
    lastStep: assign({ shown: ({ context }) => Math.max(0, context.steps.length - 1) }),
    tellStep: publish(({ context: { engine, outcome, shown } }) => ({
      type: 'step.shown',
      engine,
      outcome,
      shown,
    })),
    // A round that was decided before it was laid is told again.
    tellLaid: tell('play', { type: 'table.laid' }),
    tellShown: tell('play', { type: 'play.reveal' }),
  },
}).createMachine({
  id: 'table',
  context: ({ input }) => ({
    ...input,
    plan: null,
    typed: '',
    fault: undefined,
    outcome: null,
    steps: [],
    shown: 0,
    isTurbo: false,
  }),
  entry: 'tellLaid',
  initial: 'still',
  on: {
    'round.decided': {
      target: '.timing',
      actions: { type: 'keepOutcome', params: ({ event }) => event },
    },
    'round.resumed': { actions: { type: 'keepBet', params: ({ event }) => event } },
    'table.turbo': {
      guard: 'mayTurbo',
      actions: { type: 'keepTurbo', params: ({ event }) => event },
    },
    'table.plan': { actions: { type: 'keepPlan', params: ({ event }) => event } },
  },
  states: {
    still: {
      meta: { says: 'Nothing moves; stake and choice may change', spec: 'decision 23' },
      on: {
        'table.stake': { actions: { type: 'keepStake', params: ({ event }) => event } },
        'table.type': { actions: { type: 'keepTyped', params: ({ event }) => event } },
        'table.enter': [
          {
            guard: { type: 'isTaken', params: ({ event }) => event },
            actions: { type: 'keepEntered', params: ({ event }) => event },
          },
          { guard: 'isTyped', actions: { type: 'keepFault', params: ({ event }) => event } },
        ],
        'table.choose': { actions: { type: 'keepBet', params: ({ event }) => event } },
      },
    },
    timing: {
      meta: { says: 'Asks how long the outcome is shown', spec: '§9 Animations' },
      invoke: {
        id: 'time',
        src: 'table.time',
        input: ({ context: { engine, outcome } }) => ({ engine, outcome }),
      },
      on: {
        'table.timed': {
          target: 'showing',
          actions: { type: 'keepSteps', params: ({ event }) => event },
        },
        // Unshown, it still is what it is.
        'port.failed': { target: 'still', actions: 'tellShown' },
      },
    },
    showing: {
      meta: { says: 'The outcome is shown, step by step', spec: '§9 Animations' },
      entry: 'tellStep',
      after: {
        STEP: [
          { guard: 'isLast', target: 'still', actions: 'tellShown' },
          { target: 'showing', reenter: true, actions: 'nextStep' },
        ],
      },
      on: {
        'table.skip': {
          guard: 'maySkip',
          target: 'still',
          actions: ['lastStep', 'tellShown'],
        },
      },
    },
  },
});

export type TableActor = ActorRefFrom<typeof tableMachine>;
