import { depositBounds } from '../../contract/payment.rules';
import { minorDigits } from '../../contract/wallet.rules';
import type { Faults, Values } from '../kit/form.words';

/** Minor units of an amount typed with a point or a comma; undefined when it is none. */
export const minorOf = (text: string, currency: string): number | undefined => {
  const digits = minorDigits(currency);
  const [, whole = '', , part = ''] = /^(\d{1,9})([.,](\d*))?$/.exec(text.trim()) ?? [];
  if (whole === '' || part.length > digits) return undefined;
  return Number(`${whole}${part.padEnd(digits, '0')}`);
};

/** What the form begins with: the id of the method that is offered first, or a kind. */
export const depositOf = (currency: string, payment = 'visa'): Values => ({ currency, payment });

/** What is wrong with the deposit form. */
export const depositFaults = ({ amount = '', currency = '' }: Values): Faults => {
  const minor = minorOf(amount, currency);
  if (minor === undefined || minor === 0) return { amount: 'Form.Enter an amount' };
  const { min, max } = depositBounds(currency);
  if (minor < min) return { amount: 'Form.This is less than one deposit takes' };
  return minor > max ? { amount: 'Form.This is more than one deposit takes' } : {};
};
