import { factorPattern } from '../../contract/auth.rules';
import type { Problem } from '../../contract/problems';
import type { Faults, Values } from './form.words';

/** What proves a second factor: a code, or a passkey that is to be asked for. */
export interface FactorProof {
  code?: string;
  passkey?: true;
}

/** As the port of a form is given it; neither where none is given. */
export const proofIn = ({ code, passkey }: Values): FactorProof => {
  if (code?.trim()) return { code: code.trim() };
  return passkey ? { passkey: true } : {};
};

/** What a form holds once the server asks for it: a field, and where it has one, a passkey. */
export const withFactor = (values: Values, { code, params }: Problem): Values =>
  code === 'factor-needed'
    ? { ...values, code: '', ...(params?.['passkeys'] === true && { passkey: '' }) }
    : values;

/**
 * The code of a second factor, a field that a form gets once the server asks for it [decision 194].
 * Sent without one, the server asks again: who signs in may have become somebody else meanwhile.
 */
export const codeFaults = (values: Values): Faults => {
  const { code } = proofIn(values);
  return code === undefined || factorPattern.test(code) ? {} : { code: 'Form.This is no code' };
};
