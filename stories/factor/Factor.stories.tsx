import { aFactor, aFactorSetup, aPasskey, recoveryCodes } from '../../contract/make/factor';
import { problem } from '../../contract/problems';
import { factorMachine } from '../../machines/factor/factor.machine';
import { Card } from '../../src/ui/Card';
import { SecondFactor } from '../../src/views/factor/SecondFactor';
import { member } from '../support/evening';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/factor' };

const blank = { password: '', code: '', name: '' };
const none = {
  factor: undefined,
  offer: undefined,
  deed: 'set',
  passkey: '',
  isPasskey: false,
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

const values = { password: 'Lantern-5', code: '123456', name: '' };
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

const laptop = aPasskey();
const phone = aPasskey({ _id: 'passkey_0002', name: 'Phone', usedAt: '2026-11-20T20:50:00.000Z' });
const keyed = { factor: aFactor({ passkeys: [laptop, phone] }) };
export const OnWithPasskeys = at('on', keyed);
export const OnWhereNoneIsMade = at('on', { factor: aFactor({ takesPasskeys: false }) });
export const Adding = at({ asking: 'untried' }, { ...set, deed: 'add' });
export const AddingFilled = at(
  { asking: 'untried' },
  { ...keyed, deed: 'add', values: { ...values, name: 'Tablet' } },
);
export const AddingRefused = at(
  { asking: 'refused' },
  {
    ...keyed,
    deed: 'add',
    values: { password: 'Lantern-5', code: '', name: 'Tablet' },
    problem: problem('passkey-refused'),
  },
);
export const AddingFull = at(
  { asking: 'refused' },
  { ...keyed, deed: 'add', values, problem: problem('passkeys-full') },
);
export const KeepingAdded = at({ keeping: 'added' }, { ...keyed, deed: 'add', values });
export const Dropping = at({ asking: 'untried' }, { ...keyed, deed: 'drop', passkey: laptop._id });
export const KeepingDropped = at({ keeping: 'dropped' }, { ...keyed, deed: 'drop', values });
