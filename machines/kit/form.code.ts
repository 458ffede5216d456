import { factorPattern } from '../../contract/auth.rules';
import type { Faults } from './form';
import type { Values } from './form.words';

/** As the body of a form's call has it; absent where none is typed. */
export const codeIn = ({ code }: Values): { code?: string } =>
  code?.trim() ? { code: code.trim() } : {};

/**
 * The code of a second factor, a field that a form gets once the server asks for it [decision 194].
 * Sent without one, the server asks again: who signs in may have become somebody else meanwhile.
 */
export const codeFaults = (values: Values): Faults => {
  const { code } = codeIn(values);
  return code === undefined || factorPattern.test(code) ? {} : { code: 'Form.This is no code' };
};
