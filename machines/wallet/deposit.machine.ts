import { type ActorRefFrom, enqueueActions } from 'xstate';
import { formMachine } from '../kit/form';
import { tell } from '../kit/tell';
import { depositFaults, minorOf } from './deposit.rules';

export const depositMachine = formMachine({
  id: 'deposit',
  spec: '§7 B wallet/deposit, decision 32',
  fields: ['amount', 'currency', 'payment'],
  faults: depositFaults,
  keeps: ['currency', 'payment'],
  // What is asked of the player is asked on the provider's own page.
  tells: enqueueActions(({ enqueue, event }) => {
    const url = event.type === 'form.accepted' ? event.place : undefined;
    if (url !== undefined) enqueue(tell('checkout', { type: 'checkout.go', url }));
  }),
  body: ({ amount = '', currency = '', payment = '' }) => ({
    amount: minorOf(amount, currency) ?? 0,
    currency,
    payment,
  }),
});

export type DepositActor = ActorRefFrom<typeof depositMachine>;
