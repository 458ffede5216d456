import { signInMachine } from '../../machines/auth/signIn.machine';
import { Alerts } from '../../src/views/alert/Alerts';
import { SignInPage } from '../../src/views/auth/SignInPage';
import { formStates, noConnection } from '../support/forms';
import { said } from '../support/spoken';
import { storyOf } from '../support/story';

export default { title: 'machines/signIn' };

const view = (
  <>
    <SignInPage />
    <Alerts />
  </>
);
const form = formStates(signInMachine, 'signIn', {
  email: 'ann@example.com',
  password: 'Lantern-5',
});

export const Blank = storyOf(form.blank, view);
export const Wrong = storyOf(form.wrong, view);
export const Filled = storyOf(form.filled, view);
export const WrongEmailOrPassword = storyOf(form.refused('wrong-credentials'), view);
export const CodeNeeded = storyOf(form.codeAsked(), view);
const malformed = { email: 'ann@example.com', password: 'Lantern-5', code: '12345' };
export const CodeMalformed = storyOf(formStates(signInMachine, 'signIn', malformed).filled, view);
export const CodeWrong = storyOf(form.codeAsked('code-wrong'), view);
export const PasskeyRefused = storyOf(form.codeAsked('passkey-refused'), view);
export const Suspended = storyOf(
  form.refused('suspended', {
    why: 'You called other players names, twice after a warning.',
    until: '2026-12-20T18:00:00.000Z',
    appeal: 'report_0002.4f1c',
  }),
  view,
  {
    play: async ({ canvas }) =>
      void (await canvas.findByRole('link', {
        name: said('Report.Object, by a question to support'),
      })),
  },
);
export const TooManyRequests = storyOf(form.refused('rate-limited'), view);
export const TooManyAttempts = storyOf(form.refused('too-many-attempts'), view);
export const Unreachable = storyOf(form.unreachable, view, { beside: [noConnection] });
export const Submitting = storyOf(form.submitting, view);
export const Accepted = storyOf(form.accepted, view);
export const InArabic = storyOf(form.blank, view, { direction: 'rtl' });
