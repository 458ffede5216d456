import { momentMachine } from '../../machines/notification/moment.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const reached = { type: 'moment.reached', kind: 'info', festive: true } as const;

export const momentWalk = walk({
  machine: silent(momentMachine),
  inputs: [undefined],
  events: [
    { type: 'session.closed' },
    { ...reached, slug: 'Push.Achievement' },
    { type: 'round.begun' },
    { type: 'round.resumed', stake: 10, bet: {} },
    { type: 'seat.idle' },
  ],
  // A second of them waits like the first.
  view: ({ context: { waiting } }) => waiting.length > 0,
});
