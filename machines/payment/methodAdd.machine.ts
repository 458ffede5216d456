import { type ActorRefFrom, enqueueActions } from 'xstate';
import { formMachine } from '../kit/form';
import { tell } from '../kit/tell';
import { unchosen } from './payment.rules';

/** A method to be kept: which kind; the rest is typed on the provider’s own page [decision 131]. */
export const methodAddMachine = formMachine({
  id: 'methodAdd',
  spec: '§7 B payments/add, decision 131',
  fields: ['payment'],
  faults: unchosen('payment'),
  keeps: ['payment'],
  tells: enqueueActions(({ enqueue, event }) => {
    const url = event.type === 'form.accepted' ? event.place : undefined;
    if (url !== undefined) enqueue(tell('checkout', { type: 'checkout.go', url }));
  }),
  body: ({ payment = '' }) => ({ payment }),
});

export type MethodAddActor = ActorRefFrom<typeof methodAddMachine>;
