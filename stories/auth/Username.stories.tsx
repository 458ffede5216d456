import { signUpMachine } from '../../machines/auth/signUp.machine';
import { usernameMachine } from '../../machines/auth/username.machine';
import { aForm } from '../../machines/kit/form.sample';
import { SignUpPage } from '../../src/views/auth/SignUpPage';
import { still } from '../support/still';
import { mounted, storyOf } from '../support/story';

export default { title: 'machines/username' };

const typing = aForm({ email: '', username: 'ann', password: '', birthday: '', terms: '' });
const form = still(signUpMachine, { editing: 'untried' }, typing);
const name = (state: string) =>
  mounted(
    'signUp username',
    'username',
    usernameMachine,
    state,
    { username: 'ann' },
    {
      signUp: { src: 'signUp', still: form },
    },
  );

export const Unknown = storyOf(name('unknown'), <SignUpPage />);
export const Typed = storyOf(name('typed'), <SignUpPage />);
export const Checking = storyOf(name('checking'), <SignUpPage />);
export const Free = storyOf(name('free'), <SignUpPage />);
export const Taken = storyOf(name('taken'), <SignUpPage />);
