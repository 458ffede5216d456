import { signUpMachine } from '../../machines/auth/signUp.machine';
import { usernameMachine } from '../../machines/auth/username.machine';
import { Alerts } from '../../src/views/alert/Alerts';
import { SignUpPage } from '../../src/views/auth/SignUpPage';
import { formStates, noConnection } from '../support/forms';
import { still } from '../support/still';
import { storyOf } from '../support/story';

export default { title: 'machines/signUp' };

const view = (
  <>
    <SignUpPage />
    <Alerts />
  </>
);
const unasked = still(usernameMachine, 'unknown', { username: '' });
const form = formStates(
  signUpMachine,
  'signUp',
  {
    email: 'ann@example.com',
    username: 'ann',
    password: 'Lantern-5',
    birthday: '1990-02-01',
    terms: 'yes',
  },
  { 'signUp username': { src: 'username', still: unasked } },
);

export const Blank = storyOf(form.blank, view);
export const Wrong = storyOf(form.wrong, view);
export const Filled = storyOf(form.filled, view);
export const MemberRefused = storyOf(form.refused('member-refused'), view);
export const PasswordRefused = storyOf(
  form.refused('password-weak', { password: 'Form.Use a letter and a digit at least' }),
  view,
);
export const TooManyRequests = storyOf(form.refused('rate-limited'), view);
export const Unreachable = storyOf(form.unreachable, view, { beside: [noConnection] });
export const Submitting = storyOf(form.submitting, view);
export const Accepted = storyOf(form.accepted, view);
export const TakesFavourites = storyOf(
  formStates(
    signUpMachine,
    'signUp',
    {
      email: '',
      username: '',
      password: '',
      terms: '',
      games: 'game_wheel,game_dice',
      take: 'yes',
    },
    { 'signUp username': { src: 'username', still: unasked } },
  ).filled,
  view,
);
export const InArabic = storyOf(form.wrong, view, { direction: 'rtl' });
