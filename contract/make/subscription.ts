import type { Subscription, SubscriptionOffer } from '../subscription';

/** Diamond, paid for until Christmas. */
export const aSubscription = (given: Partial<Subscription> = {}): Subscription => ({
  tier: 'diamond',
  status: 'active',
  currency: 'EUR',
  price: 500,
  until: '2026-12-25T18:00:00.000Z',
  by: 'wallet',
  ...given,
});

/** What is sold to somebody who has none yet. */
export const aSubscriptionOffer = (given: Partial<SubscriptionOffer> = {}): SubscriptionOffer => ({
  currency: 'EUR',
  tiers: [
    { tier: 'diamond', price: 500 },
    { tier: 'crown', price: 1_500 },
  ],
  ...given,
});
