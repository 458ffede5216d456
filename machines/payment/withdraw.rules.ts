import { codeFaults } from '../kit/form.factor';
import type { Faults, Values } from '../kit/form.words';
import { minorOf } from '../wallet/deposit.rules';

/** What is wrong with the form; whether the wallet holds as much, the platform says. */
export const withdrawFaults = ({ amount = '', currency = '', ...rest }: Values): Faults => {
  const minor = minorOf(amount, currency);
  return {
    ...((minor === undefined || minor === 0) && { amount: 'Form.Enter an amount' }),
    ...codeFaults(rest),
  };
};
