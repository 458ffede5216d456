import { isPasswordLength, passwordLevel } from '../../contract/auth.rules';
import { PASSWORD_LEVEL_MIN } from '../../contract/limits';
import type { Faults, Values } from '../kit/form.words';

/** What is wrong with a chosen password, as a slug; undefined when nothing is [§5]. */
export const passwordFault = (password: string): string | undefined => {
  if (!isPasswordLength(password)) return 'Form.Use more than 8 characters';
  return passwordLevel(password) < PASSWORD_LEVEL_MIN
    ? 'Form.Use a letter and a digit at least'
    : undefined;
};

/** What is wrong with the form of the new password. */
export const newPasswordFaults = ({ password = '', repeated = '' }: Values): Faults => {
  const fault = passwordFault(password);
  return {
    ...(fault !== undefined && { password: fault }),
    ...(repeated !== password && { repeated: 'Form.The passwords differ' }),
  };
};
