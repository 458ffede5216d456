import { codeFaults } from '../kit/form.factor';
import type { Faults, Values } from '../kit/form.words';

/** What is wrong with the sign-in form; the password's rules are not told before it is right. */
export const signInFaults = ({ email = '', password = '', ...rest }: Values): Faults => ({
  ...(email.trim() === '' && { email: 'Form.Enter your email or username' }),
  ...(password === '' && { password: 'Form.Enter your password' }),
  ...codeFaults(rest),
});
