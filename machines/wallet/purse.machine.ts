import { type ActorRefFrom, assign, setup } from 'xstate';
import { PURSE_STEP_MS, PURSE_STEPS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import type { PurseEvent, PurseInput } from './purse.words';

export interface PurseContext {
  coins: number;
  /** How many have been counted so far. */
  counted: number;
}

/** Coins are counted into the purse, as they are on a counter. */
export const purseMachine = setup({
  types: {} as {
    context: PurseContext;
    events: PurseEvent;
    input: PurseInput;
    tags: Look;
    meta: Meaning;
  },
  delays: { PURSE_STEP_MS },
  guards: { isWhole: ({ context }) => context.counted >= context.coins },
  actions: {
    // Whole coins, the last handful as it comes.
    countOn: assign({
      counted: ({ context: { coins, counted } }) =>
        Math.min(coins, counted + Math.max(1, Math.ceil(coins / PURSE_STEPS))),
    }),
    countAll: assign({ counted: ({ context }) => context.coins }),
  },
}).createMachine({
  id: 'purse',
  context: ({ input: { coins, isCalm } }) => ({ coins, counted: isCalm ? coins : 0 }),
  initial: 'counting',
  states: {
    counting: {
      tags: ['busy'],
      meta: { says: 'The coins are counted in, a handful at a time', spec: '§9 Animations' },
      always: { guard: 'isWhole', target: 'counted' },
      after: { PURSE_STEP_MS: { target: 'counting', reenter: true, actions: 'countOn' } },
      on: { 'purse.skip': { target: 'counted', actions: 'countAll' } },
    },
    counted: {
      meta: { says: 'All of them are in the purse', spec: '§3 Wallet' },
    },
  },
});

export type PurseActor = ActorRefFrom<typeof purseMachine>;
