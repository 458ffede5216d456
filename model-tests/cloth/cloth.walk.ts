import { problem } from '../../contract/problems';
import { clothMachine } from '../../machines/cloth/cloth.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const clothWalk = walk({
  machine: silent(clothMachine),
  inputs: [undefined],
  events: [
    { type: 'cloth.choose', cloth: 'lagoon' },
    { type: 'cloth.choose', cloth: null },
    { type: 'cloth.chosen' },
    { type: 'cloth.refused', problem: problem('step-illegal') },
    { type: 'port.failed', port: 'cloth.choose' },
  ],
  view: ({ context: { cloth, problem: why } }) => [cloth, why?.code],
});
