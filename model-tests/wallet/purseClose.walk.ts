import { problem } from '../../contract/problems';
import { purseCloseMachine } from '../../machines/wallet/purseClose.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const purseCloseWalk = walk({
  machine: silent(purseCloseMachine),
  inputs: [{ currency: 'EUR' }],
  events: [
    { type: 'purseClose.ask' },
    { type: 'purseClose.cancel' },
    { type: 'purseClose.close' },
    { type: 'purseClose.closed' },
    { type: 'purseClose.refused', problem: problem('money-left') },
    { type: 'port.failed', port: 'purseClose.close' },
  ],
  view: ({ context: { problem: refusal } }) => refusal?.code,
});
