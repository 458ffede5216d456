import { forgotPasswordMachine } from '../../machines/auth/forgotPassword.machine';
import { Alerts } from '../../src/views/alert/Alerts';
import { ForgotPasswordPage } from '../../src/views/auth/ForgotPasswordPage';
import { formStates, noConnection } from '../support/forms';
import { storyOf } from '../support/story';

export default { title: 'machines/forgotPassword' };

const view = (
  <>
    <ForgotPasswordPage />
    <Alerts />
  </>
);
const form = formStates(forgotPasswordMachine, 'forgotPassword', { email: 'ann@example.com' });

export const Blank = storyOf(form.blank, view);
export const Wrong = storyOf(form.wrong, view);
export const Filled = storyOf(form.filled, view);
export const TooManyRequests = storyOf(form.refused('rate-limited'), view);
export const Unreachable = storyOf(form.unreachable, view, { beside: [noConnection] });
export const Submitting = storyOf(form.submitting, view);
export const Accepted = storyOf(form.accepted, view);
