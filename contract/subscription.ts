import * as z from 'zod/mini';
import { subscriptionTiers } from './advertisement.rules';
import { call } from './call';
import { payers, subscriptionSteps } from './subscription.rules';
import { PaymentWord } from './transfer';
import { Wallet } from './wallet';
import { Amount, Currency, Instant } from './words';

/** A tier that the provider is asked to charge for [decision 161]. */
export const SubscriptionOrder = z.object({
  tier: z.enum(subscriptionTiers),
  price: Amount,
  /** The provider’s page where the player goes on; absent where nothing is asked of them. */
  url: z.optional(z.string()),
});
export type SubscriptionOrder = z.infer<typeof SubscriptionOrder>;

/** A player’s subscription [§1, decision 33]; `price` in minor units of its currency. */
export const Subscription = z.object({
  tier: z.enum(subscriptionTiers),
  status: z.enum(subscriptionSteps),
  currency: Currency,
  price: Amount,
  /** Its benefits hold until then; `past due` and `ended` have none, what was never paid has no end. */
  until: z.optional(Instant),
  /** Who charges the next period: the wallet, or the provider that was told to. */
  by: z.enum(payers),
  /** What is ordered and not paid yet. */
  order: z.optional(SubscriptionOrder),
});
export type Subscription = z.infer<typeof Subscription>;

/** What is sold, in the currency of the player’s country, and what they have. */
export const SubscriptionOffer = z.object({
  currency: Currency,
  tiers: z.array(z.object({ tier: z.enum(subscriptionTiers), price: Amount })),
  subscription: z.optional(Subscription),
});
export type SubscriptionOffer = z.infer<typeof SubscriptionOffer>;

const player = { audience: 'player', spec: '§1, §7 B wallet/subscribe, decision 33' } as const;

export const readSubscription = call({
  ...player,
  stance: 'neutral',
  name: 'readSubscription',
  method: 'GET',
  path: '/wallet/subscription',
  kind: 'read',
  rate: 'read',
  out: SubscriptionOffer,
  refusals: ['play-refused'],
  says: 'The tiers with their prices, and the player’s own subscription',
});

export const subscribe = call({
  ...player,
  stance: 'stakes',
  name: 'subscribe',
  method: 'POST',
  path: '/wallet/subscribe',
  kind: 'command',
  rate: 'write',
  body: z.object({
    name: z.enum(subscriptionTiers),
    /** Minor units, as it was shown; what it costs is the platform’s to know. */
    cost: Amount,
    currency: Currency,
    /** A kind or a stored method that the provider charges for each period; else the wallet pays. */
    payment: z.optional(PaymentWord),
  }),
  out: z.object({ subscription: Subscription, wallet: Wallet }),
  refusals: [
    'not-signed-in',
    'unavailable',
    'payment-unknown',
    'payment-expired',
    'payment-declined',
    'play-refused',
    'currency-unknown',
    'price-changed',
    'insufficient-amount',
  ],
  says: 'Begin, change, resume or pay a subscription, from the money wallet or by a payment method',
});

export const cancelSubscription = call({
  ...player,
  stance: 'neutral',
  name: 'cancelSubscription',
  method: 'POST',
  path: '/wallet/subscribe/cancel',
  kind: 'command',
  rate: 'write',
  out: z.object({ subscription: Subscription }),
  refusals: ['step-illegal'],
  says: 'Let the subscription end with the period that is paid for',
});
