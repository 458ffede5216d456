import { type PortFailed, port } from '../kit/port';

export type CheckoutEvent =
  /** The player goes on at the provider's page. */
  | { type: 'checkout.go'; url: string }
  /** The browser is on its way. */
  | { type: 'checkout.left' }
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    checkout: CheckoutEvent;
  }
}

export const checkoutPorts = {
  /** Leads the browser to the provider: what is typed there is typed on no page of ours. */
  'checkout.leave': port<{ url: string }, { type: 'checkout.left' }>('checkout.leave'),
};
