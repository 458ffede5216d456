import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Controls } from '../kit/controls';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tablePorts } from '../play/table.words';
import type { ReplayEvent } from './replay.words';

type ReplayInput = Controls['replay'];

export interface ReplayContext extends ReplayInput {
  /** Which of the outcomes is on the board. */
  at: number;
  /** How long each step of the last one is shown, in milliseconds. */
  steps: readonly number[];
  /** Number of the step that is shown. */
  shown: number;
}

/** A round of the past, played again on its board from the bet to its end. */
export const replayMachine = setup({
  types: {} as {
    context: ReplayContext;
    events: ReplayEvent;
    input: ReplayInput;
    tags: Look;
    meta: Meaning;
  },
  actors: tablePorts,
  delays: {
    STAND: ({ context }) => context.standMs,
    STEP: ({ context }) => context.steps[context.shown] ?? 0,
  },
  guards: {
    isCalm: ({ context }) => context.isCalm,
    /** The round was over with its bet. */
    isSingle: ({ context: { outcomes } }) => outcomes.length <= 1,
    /** The next outcome is the last one. */
    isNextLast: ({ context: { at, outcomes } }) => at >= outcomes.length - 2,
    isLast: ({ context: { shown, steps } }) => shown >= steps.length - 1,
  },
  actions: {
    begin: assign({ at: 0, shown: 0 }),
    goOn: assign({ at: ({ context }) => context.at + 1 }),
    keepSteps: assign({ steps: (_, params: { steps: readonly number[] }) => params.steps }),
    nextStep: assign({ shown: ({ context }) => context.shown + 1 }),
    end: assign(({ context: { outcomes, steps } }) => ({
      at: Math.max(0, outcomes.length - 1),
      shown: Math.max(0, steps.length - 1),
    })),
    tellStep: publish(({ context: { engine, outcomes, at, shown } }) => ({
      type: 'step.shown',
      engine,
      outcome: outcomes[at],
      shown,
    })),
  },
}).createMachine({
  id: 'replay',
  context: ({ input }) => ({ ...input, at: 0, steps: [], shown: 0 }),
  initial: 'laid',
  states: {
    laid: {
      meta: { says: 'The round is on the board again', spec: 'decision 153' },
      always: [
        { guard: 'isCalm', target: 'over', actions: 'end' },
        { guard: 'isSingle', target: 'playing.timing' },
        { target: 'playing.undecided' },
      ],
    },
    playing: {
      meta: { says: 'It goes its way once more, or to its end at once', spec: 'decision 153' },
      initial: 'undecided',
      on: { 'replay.skip': { target: 'over', actions: 'end' } },
      states: {
        undecided: {
          meta: { says: 'It stands as it was before a step of its player', spec: 'decision 153' },
          after: {
            STAND: [
              { guard: 'isNextLast', target: 'timing', actions: 'goOn' },
              { target: 'undecided', reenter: true, actions: 'goOn' },
            ],
          },
        },
        timing: {
          meta: { says: 'Asks how long the outcome is shown', spec: '§9 Animations' },
          invoke: {
            id: 'time',
            src: 'table.time',
            input: ({ context: { engine, outcomes, at } }) => ({ engine, outcome: outcomes[at] }),
          },
          on: {
            'table.timed': {
              target: 'showing',
              actions: { type: 'keepSteps', params: ({ event }) => event },
            },
            // Unshown, it still is what it is.
            'port.failed': { target: '#replay.over', actions: 'end' },
          },
        },
        showing: {
          entry: 'tellStep',
          meta: { says: 'The outcome is shown again, step by step', spec: '§9 Animations' },
          after: {
            STEP: [
              { guard: 'isLast', target: '#replay.over' },
              { target: 'showing', reenter: true, actions: 'nextStep' },
            ],
          },
        },
      },
    },
    over: {
      meta: { says: 'The round as it ended, with what it paid', spec: 'decision 153' },
      on: {
        'replay.again': [
          { guard: 'isSingle', target: 'playing.timing', actions: 'begin' },
          { target: 'playing.undecided', actions: 'begin' },
        ],
      },
    },
  },
});

export type ReplayActor = ActorRefFrom<typeof replayMachine>;
