import { problem } from '../../contract/problems';
import { lockMachine } from '../../machines/auth/lock.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const lockWalk = walk({
  machine: silent(lockMachine),
  inputs: [undefined],
  events: [
    { type: 'lock.type', magic: 'sesame' },
    { type: 'lock.submit' },
    { type: 'lock.opened' },
    { type: 'lock.refused', problem: problem('magic-wrong') },
    { type: 'port.failed', port: 'lock.open' },
  ],
  view: ({ context }) => context.magic,
});
