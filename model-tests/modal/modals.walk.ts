import { modalsMachine } from '../../machines/modal/modals.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const modalsWalk = walk({
  machine: silent(modalsMachine),
  inputs: [undefined],
  events: [
    { type: 'modals.open', name: 'fairness', size: 'mid' },
    { type: 'modals.close' },
    { type: 'modals.closeAll' },
    { type: 'session.closed' },
  ],
  view: ({ context }) => Math.min(context.stack.length, 2),
});
