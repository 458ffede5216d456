import { isEmail } from '../../contract/auth.rules';
import type { Faults, Values } from '../kit/form.words';

/** What is wrong with the recovery form. */
export const forgotPasswordFaults = ({ email = '' }: Values): Faults =>
  isEmail(email.trim()) ? {} : { email: 'Form.Enter an email address' };
