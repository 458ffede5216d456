import { aFactor, aFactorSetup, aPasskey, recoveryCodes } from '../../contract/make/factor';
import { problem } from '../../contract/problems';
import { factorMachine } from '../../machines/factor/factor.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const keyed = aFactor({ passkeys: [aPasskey()] });

export const factorWalk = walk({
  machine: silent(factorMachine),
  inputs: [undefined],
  events: [
    { type: 'factor.told', factor: undefined },
    { type: 'factor.told', factor: aFactor() },
    { type: 'factor.told', factor: keyed },
    { type: 'factor.begin', deed: 'set' },
    { type: 'factor.begin', deed: 'renew' },
    { type: 'factor.begin', deed: 'remove' },
    { type: 'factor.begin', deed: 'add' },
    { type: 'factor.begin', deed: 'drop', passkey: 'passkey_0001' },
    { type: 'factor.offered', offer: aFactorSetup() },
    { type: 'factor.change', field: 'password', value: 'Lantern-5' },
    { type: 'factor.change', field: 'code', value: '123456' },
    { type: 'factor.change', field: 'name', value: 'Laptop' },
    { type: 'factor.submit' },
    { type: 'factor.unlock' },
    { type: 'factor.cancel' },
    { type: 'factor.kept', factor: aFactor({ recoveryLeft: 4 }), recovery: recoveryCodes() },
    { type: 'factor.changed', factor: keyed },
    { type: 'factor.removed' },
    { type: 'factor.refused', problem: problem('code-wrong') },
    { type: 'factor.refused', problem: problem('step-illegal') },
    { type: 'factor.written' },
    { type: 'factor.retry' },
    { type: 'port.failed', port: 'factor.read' },
  ],
  view: ({ context: { factor, deed, values, recovery } }) => [
    factor?.recoveryLeft,
    factor?.passkeys.length,
    deed,
    values,
    recovery.length,
  ],
});
