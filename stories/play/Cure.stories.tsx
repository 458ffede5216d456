import { playRules } from '../../contract/play.rules';
import { settingsForms } from '../../machines/settings/settings.machines';
import { Card } from '../../src/ui/Card';
import { Alerts } from '../../src/views/alert/Alerts';
import { Cure } from '../../src/views/play/Cure';
import { member } from '../support/evening';
import { formStates, noConnection } from '../support/forms';
import { storyOf } from '../support/story';

export default { title: 'machines/birthday' };

const around = { house: member };
const form = formStates(settingsForms.birthday, 'birthday', {
  birthday: '1990-02-01',
  mode: 'coins',
});
const view = (
  <>
    <Card>
      <Cure mode="coins" rule="birth-date-missing" />
    </Card>
    <Alerts />
  </>
);

export const Blank = storyOf(form.blank, view, around);
export const Wrong = storyOf(form.wrong, view, around);
export const Filled = storyOf(form.filled, view, around);
export const Refused = storyOf(form.refused('birthday-set'), view, around);
export const Unreachable = storyOf(form.unreachable, view, { ...around, beside: [noConnection] });
export const Submitting = storyOf(form.submitting, view, around);
export const Accepted = storyOf(form.accepted, view, around);
export const ForMoney = storyOf(
  form.blank,
  <Card>
    <Cure mode="money" rule="birth-date-missing" />
  </Card>,
  around,
);
/** Every other rule, one below the other. */
export const OtherRules = storyOf(
  form.blank,
  <>
    {playRules
      .filter((rule) => rule !== 'birth-date-missing')
      .map((rule) => (
        <Card key={rule} title={rule} as="section">
          <Cure mode="money" rule={rule} />
        </Card>
      ))}
  </>,
  around,
);
export const InArabic = storyOf(form.wrong, view, { ...around, direction: 'rtl' });
