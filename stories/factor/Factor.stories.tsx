import { aFactor, aFactorSetup, recoveryCodes } from '../../contract/make/factor';
import { problem } from '../../contract/problems';
import { factorMachine } from '../../machines/factor/factor.machine';
import { Card } from '../../src/ui/Card';
import { SecondFactor } from '../../src/views/factor/SecondFactor';
import { member } from '../support/evening';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/factor' };

const blank = { password: '', code: '' };
const none = {
  factor: undefined,
  offer: undefined,
  deed: 'set',
  values: blank,
  problem: undefined,
  recovery: [],
};
const at = (state: string | object, given: object = {}, around: object = {}) =>
  storyOf(
    mounted('factor', 'factor', factorMachine, state as never, { ...none, ...given } as never),
    <Card>
      <SecondFactor />
    </Card>,
    { house: member, ...around },
  );

const values = { password: 'Lantern-5', code: '123456' };
const offered = { offer: aFactorSetup(), values };
const set = { factor: aFactor() };
const renewing = { ...set, deed: 'renew', values };
const removing = { ...set, deed: 'remove', values };

export const Reading = at('reading');
export const Failed = at('failed');
export const Off = at('off');
export const Offering = at('offering');
export const SettingUp = at({ asking: 'untried' }, { offer: aFactorSetup() });
export const SettingUpInArabic = at(
  { asking: 'untried' },
  { offer: aFactorSetup() },
  { direction: 'rtl' },
);
export const SetUpFilled = at({ asking: 'untried' }, offered);
export const SetUpCodeWrong = at(
  { asking: 'refused' },
  { ...offered, values: { ...values, code: '' }, problem: problem('code-wrong') },
);
export const SetUpPasswordWrong = at(
  { asking: 'refused' },
  { ...offered, problem: problem('wrong-credentials') },
);
export const SetUpTooOften = at(
  { asking: 'refused' },
  { ...offered, problem: problem('too-many-attempts') },
);
export const SetUpCut = at({ asking: 'cut' }, offered);
export const Keeping = at({ keeping: 'set' }, offered);
export const Telling = at('telling', { ...set, recovery: recoveryCodes() });
export const On = at('on', set);
export const OnWithFewCodes = at('on', { factor: aFactor({ recoveryLeft: 1 }) });
export const Renewing = at({ asking: 'untried' }, renewing);
export const KeepingRenewed = at({ keeping: 'renewed' }, renewing);
export const Removing = at({ asking: 'untried' }, removing);
export const KeepingRemoved = at({ keeping: 'removed' }, removing);
