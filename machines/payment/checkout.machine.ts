import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { type CheckoutEvent, checkoutPorts } from './checkout.words';

export interface CheckoutContext {
  url: string;
}

/** The way to the provider's own page: its details are given to it alone [decision 134]. */
export const checkoutMachine = setup({
  types: {} as {
    context: CheckoutContext;
    events: CheckoutEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: checkoutPorts,
  actions: {
    keepUrl: assign({ url: (_, params: { url: string }) => params.url }),
    sayItFailed: tell('alerts', {
      type: 'alerts.say',
      kind: 'error',
      slug: 'Payment.The page of the provider did not open',
    }),
  },
}).createMachine({
  id: 'checkout',
  context: { url: '' },
  initial: 'here',
  states: {
    here: {
      meta: { says: 'The player is with us', spec: 'decision 32' },
      on: {
        'checkout.go': {
          target: 'leaving',
          actions: { type: 'keepUrl', params: ({ event }) => event },
        },
      },
    },
    leaving: {
      tags: ['busy'],
      meta: { says: 'The browser goes to the provider’s page', spec: 'decision 32' },
      invoke: {
        src: 'checkout.leave',
        input: ({ context: { url } }) => ({ url }),
      },
      on: {
        'checkout.left': 'here',
        'port.failed': { target: 'here', actions: 'sayItFailed' },
      },
    },
  },
});

export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
