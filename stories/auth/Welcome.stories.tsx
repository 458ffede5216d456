import { aPlayMode } from '../../machines/play/playMode.sample';
import { settingsForms } from '../../machines/settings/settings.machines';
import { purseMachine } from '../../machines/wallet/purse.machine';
import { WelcomePage } from '../../src/views/auth/WelcomePage';
import { member } from '../support/evening';
import { formStates } from '../support/forms';
import { mounted, resident, storyOf } from '../support/story';

export default { title: 'pages/welcome' };

const around = { house: member };
const counted = mounted('purse', 'purse', purseMachine, 'counted', {
  coins: 5_000,
  counted: 5_000,
});
const coins = aPlayMode({ signedIn: true, age: 36, home: 'US', chosen: 'coins', kept: 'coins' });
const { age: _, ...ageless } = coins;
const asked = resident('playMode', 'known', { ...ageless, age: undefined });
const date = formStates(settingsForms.birthday, 'birthday', {
  birthday: '1990-02-01',
  mode: 'coins',
});

export const Counted = storyOf(counted, <WelcomePage />, {
  ...around,
  beside: [resident('playMode', 'known', coins)],
});
export const DateAskedFor = storyOf(date.blank, <WelcomePage />, { ...around, beside: [asked] });
export const DateWrong = storyOf(date.wrong, <WelcomePage />, { ...around, beside: [asked] });
export const Saving = storyOf(date.submitting, <WelcomePage />, { ...around, beside: [asked] });
export const TooYoung = storyOf(
  resident('playMode', 'known', { ...coins, age: 15 }),
  <WelcomePage />,
  around,
);
export const InArabic = storyOf(date.blank, <WelcomePage />, {
  ...around,
  beside: [asked],
  direction: 'rtl',
});
