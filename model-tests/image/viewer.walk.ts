import { viewerMachine } from '../../machines/image/viewer.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const viewerWalk = walk({
  machine: silent(viewerMachine),
  inputs: [
    { at: 0, count: 3 },
    { at: 2, count: 3 },
  ],
  events: [
    { type: 'viewer.next' },
    { type: 'viewer.previous' },
    { type: 'viewer.swipe', towards: 'left' },
    { type: 'viewer.swipe', towards: 'right' },
    { type: 'viewer.close' },
  ],
  view: ({ context }) => context.at,
});
