import { aFactor, aFactorSetup, aPasskey, recoveryCodes } from '../../../contract/make/factor';
import { problem } from '../../../contract/problems';

const refused = () => ({ type: 'factor.refused', problem: problem('code-wrong') });
const changed = () => ({
  type: 'factor.changed',
  factor: aFactor({ passkeys: [aPasskey()] }),
});
const kept = () => ({ type: 'factor.kept', factor: aFactor(), recovery: recoveryCodes() });

/** What its ports may answer to whoever wanders through the house. */
export const facts = {
  'factor.read': () => [
    { type: 'factor.told', factor: aFactor() },
    { type: 'factor.told', factor: undefined },
  ],
  'factor.offer': () => [{ type: 'factor.offered', offer: aFactorSetup() }],
  'factor.set': () => [kept(), refused()],
  'factor.renew': () => [kept(), refused()],
  'factor.add': () => [changed(), refused()],
  'factor.drop': () => [changed(), refused()],
  'factor.remove': () => [{ type: 'factor.removed' }, refused()],
};
