import { problem } from '../../contract/problems';
import { modeSavingMachine } from '../../machines/play/modeSaving.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const modeSavingWalk = walk({
  machine: silent(modeSavingMachine),
  inputs: [undefined],
  events: [
    { type: 'session.closed' },
    { type: 'modeSaving.keep', mode: 'coins' },
    { type: 'modeSaving.keep', mode: 'fun' },
    { type: 'modeSaving.saved' },
    { type: 'modeSaving.refused', problem: problem('rate-limited') },
    { type: 'port.failed', port: 'playMode.save' },
  ],
  view: ({ context }) => context,
});
