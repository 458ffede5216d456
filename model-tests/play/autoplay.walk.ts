import { autoplayMachine } from '../../machines/play/autoplay.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const autoplayWalk = walk({
  machine: silent(autoplayMachine),
  inputs: [{ isAllowed: true }, { isAllowed: false }],
  events: [
    { type: 'autoplay.plan', plan: { single: 100 } },
    { type: 'autoplay.start', stake: 10, bet: {} },
    { type: 'autoplay.stop' },
    { type: 'round.told', staked: 10, won: 0 },
    { type: 'round.told', staked: 10, won: 110 },
    { type: 'seat.freed', balance: 1_000 },
    { type: 'seat.freed', balance: 9 },
    { type: 'seat.stopped' },
  ],
  // Rounds that are left, and what they came to, have no end of their own.
  view: ({ value, context: { plan, end, last } }) => ({ value, plan, end, last }),
});
