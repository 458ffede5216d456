import { purseMachine } from '../../machines/wallet/purse.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const purseWalk = walk({
  machine: silent(purseMachine),
  inputs: [
    { coins: 3, isCalm: false },
    { coins: 3, isCalm: true },
  ],
  events: [{ type: 'purse.skip' }],
  view: ({ context }) => context.counted,
});
