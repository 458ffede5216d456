import { assign, setup } from 'xstate';

/** The show of one outcome: a slot's spins one after the other, a roll's climb. */
export interface RevealInput {
  /** How long each step is shown, in milliseconds: `revealSteps` of the round's engine. */
  steps: readonly number[];
}

export type RevealEvent = { type: 'reveal.skip' };

export const revealMachine = setup({
  types: {} as {
    context: { steps: readonly number[]; shown: number };
    input: RevealInput;
    events: RevealEvent;
    output: { shown: number };
  },
  delays: { STEP_MS: ({ context }) => context.steps[context.shown] ?? 0 },
  guards: { isLast: ({ context }) => context.shown >= context.steps.length - 1 },
  actions: { showNext: assign({ shown: ({ context }) => context.shown + 1 }) },
}).createMachine({
  id: 'reveal',
  context: ({ input }) => ({ steps: input.steps, shown: 0 }),
  initial: 'showing',
  states: {
    showing: {
      meta: { says: 'A step of the outcome is on the table', spec: '§9 animations' },
      after: {
        STEP_MS: [
          { guard: 'isLast', target: 'shown' },
          { target: 'showing', reenter: true, actions: 'showNext' },
        ],
      },
      on: { 'reveal.skip': 'shown' },
    },
    shown: {
      type: 'final',
      meta: { says: 'The whole outcome has been seen', spec: '§9 animations' },
    },
  },
  output: ({ context }) => ({ shown: context.shown }),
});
