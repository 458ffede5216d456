import { test } from 'vitest';
import { forgotPasswordFaults } from '../../machines/auth/forgotPassword.rules';
import { newPasswordFaults } from '../../machines/auth/newPassword.rules';
import { signInFaults } from '../../machines/auth/signIn.rules';
import { signUpFaults, signUpOf } from '../../machines/auth/signUp.rules';
import { ForgotPasswordPage } from '../../src/views/auth/ForgotPasswordPage';
import { NewPasswordPage } from '../../src/views/auth/NewPasswordPage';
import { SignInPage } from '../../src/views/auth/SignInPage';
import { SignUpPage } from '../../src/views/auth/SignUpPage';
import { forgotPasswordWalk, newPasswordWalk, signInWalk, signUpWalk } from '../kit/forms.walk';
import { onForm, typedWalk } from '../support/form';
import { control, pressOn } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';

/** Signing in ends a form and leaves its page: the walk of the session begins with it. */
const signsIn = (name: string) => ({
  [`${name}.submitting form.accepted[1]`]: 'every answer to this form signs in',
  [`${name}.submitting form.accepted[0]`]: 'who is signed in leaves the page',
  [`${name}.accepted form.change[0]`]: 'who is signed in leaves the page',
});

const accept = (): boolean => {
  const terms = control('checkbox', /^I accept the terms/) as HTMLInputElement | undefined;
  return terms?.checked === false && pressOn(terms);
};

const forms = {
  signIn: {
    walk: signInWalk,
    faults: signInFaults,
    view: <SignInPage />,
    start: {},
    filled: { email: 'ann', password: 'secret' },
    page: {
      submit: 'Sign in',
      done: 'Welcome, ',
      labels: { email: 'Email or username', password: 'Password' },
    },
  },
  signUp: {
    walk: signUpWalk,
    faults: signUpFaults,
    view: <SignUpPage />,
    start: signUpOf(''),
    filled: {
      email: 'ann@example.com',
      username: 'ann',
      password: 'Secret-123',
      terms: 'yes',
    },
    page: {
      submit: 'Sign up',
      done: 'Welcome, ',
      labels: { email: 'Email', username: 'Username', password: 'Password' },
      choose: () => accept(),
    },
  },
  forgotPassword: {
    walk: forgotPasswordWalk,
    faults: forgotPasswordFaults,
    view: <ForgotPasswordPage />,
    start: {},
    filled: { email: 'ann@example.com' },
    page: {
      submit: 'Send me a link',
      done: 'Look into your mail',
      leaves: true,
      labels: { email: 'Email' },
    },
  },
  newPassword: {
    walk: newPasswordWalk,
    faults: newPasswordFaults,
    view: <NewPasswordPage />,
    start: { link: '' },
    filled: { password: 'Secret-123', repeated: 'Secret-123' },
    page: {
      submit: 'Set the password',
      done: 'Your password is new',
      leaves: true,
      labels: { password: 'New password', repeated: 'The same again' },
    },
  },
} as const;

test.each(Object.keys(forms) as (keyof typeof forms)[])(
  '%s: every edge that the page reaches is walked on it',
  async (name) => {
    const { walk, faults, view, start, filled, page } = forms[name];
    const typed = typedWalk(walk, start, { filled });
    const on = onForm({ port: `${name}.submit`, faults, ...page });
    const isDoor = name === 'signIn' || name === 'signUp';
    const events = typed.events.filter(({ type }) => !isDoor || type !== 'form.accepted');
    await walkView(
      { ...typed, events },
      {
        ...on,
        control: name,
        view,
        without: { ...on.without, ...(isDoor && signsIn(name)) },
      },
    );
  },
  WALK_MS,
);
