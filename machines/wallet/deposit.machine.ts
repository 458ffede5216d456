import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { depositFaults, minorOf } from './deposit.rules';

export const depositMachine = formMachine({
  id: 'deposit',
  spec: '§7 B wallet/deposit, decision 32',
  fields: ['amount', 'currency', 'payment'],
  faults: depositFaults,
  keeps: ['currency', 'payment'],
  body: ({ amount = '', currency = '', payment = '' }) => ({
    amount: minorOf(amount, currency) ?? 0,
    currency,
    payment,
  }),
});

export type DepositActor = ActorRefFrom<typeof depositMachine>;
