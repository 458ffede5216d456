import type { ActorRefFrom } from 'xstate';
import { formMachine } from '../kit/form';
import { proofIn } from '../kit/form.factor';
import { minorOf } from '../wallet/deposit.rules';
import { withdrawFaults } from './withdraw.rules';

/** Money out of the wallet, to where it came from first [decision 135]. */
export const withdrawMachine = formMachine({
  id: 'withdraw',
  spec: '§7 B wallet/withdraw, decision 135',
  fields: ['amount', 'currency'],
  faults: withdrawFaults,
  keeps: ['currency'],
  body: ({ amount = '', currency = '', ...rest }) => ({
    amount: minorOf(amount, currency) ?? 0,
    currency,
    ...proofIn(rest),
  }),
});

export type WithdrawActor = ActorRefFrom<typeof withdrawMachine>;
