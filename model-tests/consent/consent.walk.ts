import { consentMachine } from '../../machines/consent/consent.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const consentWalk = walk({
  machine: silent(consentMachine),
  inputs: [{ allowed: undefined }, { allowed: true }, { allowed: false }],
  events: [
    { type: 'consent.allow' },
    { type: 'consent.refuse' },
    { type: 'consent.reconsider' },
    { type: 'consent.told', allowed: true },
    { type: 'consent.told', allowed: false },
    { type: 'consent.kept' },
    { type: 'port.failed', port: 'consent.keep' },
  ],
  view: () => undefined,
});
