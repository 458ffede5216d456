import { aSubscription, aSubscriptionOffer } from '../../contract/make/subscription';
import { problem } from '../../contract/problems';
import { subscriptionMachine } from '../../machines/subscription/subscription.machine';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const ordered = aSubscription({
  status: 'incomplete',
  by: 'provider',
  order: { tier: 'diamond', price: 500, url: '/test-provider/plan_0001.00' },
});

export const subscriptionWalk = walk({
  machine: silent(subscriptionMachine),
  inputs: [undefined],
  events: [
    { type: 'subscription.told', offer: aSubscriptionOffer() },
    { type: 'subscription.told', offer: aSubscriptionOffer({ subscription: aSubscription() }) },
    { type: 'subscription.choose', tier: 'diamond' },
    { type: 'subscription.choose', tier: 'crown' },
    { type: 'subscription.told', offer: aSubscriptionOffer({ subscription: ordered }) },
    { type: 'subscription.leave' },
    { type: 'subscription.payBy', payment: 'visa' },
    { type: 'subscription.goOn' },
    { type: 'wallet.changed', balances: [{ currency: 'EUR', balance: 0 }], delay: 0 },
    { type: 'player.changed', changed: ['subscription'] },
    { type: 'hub.skipped' },
    { type: 'subscription.pay' },
    { type: 'subscription.cancel' },
    { type: 'subscription.retry' },
    { type: 'subscription.changed', subscription: aSubscription() },
    { type: 'subscription.changed', subscription: aSubscription({ status: 'cancelling' }) },
    { type: 'subscription.changed', subscription: ordered },
    { type: 'subscription.refused', problem: problem('price-changed') },
    { type: 'subscription.refused', problem: problem('insufficient-amount') },
    { type: 'port.failed', port: 'subscription.read' },
  ],
  view: ({ context: { offer, chosen, payment, problem: why } }) => [
    offer.tiers.length,
    offer.subscription?.status,
    offer.subscription?.order?.url,
    chosen,
    payment,
    why?.code,
  ],
});
