import { newPasswordMachine } from '../../machines/auth/newPassword.machine';
import { Alerts } from '../../src/views/alert/Alerts';
import { NewPasswordPage } from '../../src/views/auth/NewPasswordPage';
import { formStates, noConnection } from '../support/forms';
import { storyOf } from '../support/story';

export default { title: 'machines/newPassword' };

const view = (
  <>
    <NewPasswordPage />
    <Alerts />
  </>
);
const form = formStates(newPasswordMachine, 'newPassword', {
  link: 'link-00000000000001',
  password: 'Lantern-5',
  repeated: 'Lantern-5',
});

export const Blank = storyOf(form.blank, view);
export const Wrong = storyOf(form.wrong, view);
export const Filled = storyOf(form.filled, view);
export const LinkInvalid = storyOf(form.refused('link-invalid'), view);
export const PasswordWeak = storyOf(form.refused('password-weak'), view);
export const Unreachable = storyOf(form.unreachable, view, { beside: [noConnection] });
export const Submitting = storyOf(form.submitting, view);
export const Accepted = storyOf(form.accepted, view);
