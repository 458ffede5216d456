import { type SubscriptionTier, subscriptionTiers } from './advertisement.rules';
import { priceIn } from './purchase.rules';

/** Where a subscription stands as its player reads it. */
export const subscriptionSteps = [
  'incomplete',
  'active',
  'past due',
  'cancelling',
  'ended',
] as const;
export type SubscriptionStatus = (typeof subscriptionSteps)[number];

/** Whom a period is paid by. */
export const payers = ['wallet', 'provider'] as const;
export type Payer = (typeof payers)[number];

/** What a tier brings: data, read by whoever grants it. */
interface Benefits {
  /** Whole units of the shop that a period costs. */
  readonly units: number;
  /** Whole coins more in the gift of each day. */
  readonly dailyCoins: number;
  /** How many times as much may be given and opened in a day. */
  readonly giftTimes: number;
}

export const benefits: Readonly<Record<SubscriptionTier, Benefits>> = {
  diamond: { units: 5, dailyCoins: 200, giftTimes: 2 },
  crown: { units: 15, dailyCoins: 1_000, giftTimes: 5 },
};

/** What a tier costs for a period, in minor units; undefined in a currency that is not taken. */
export const tierPrice = (tier: SubscriptionTier, currency: string): number | undefined =>
  priceIn(currency, benefits[tier].units);

/** Every tier with its price in a currency; none where it is not taken. */
export const tiersIn = (currency: string): { tier: SubscriptionTier; price: number }[] =>
  subscriptionTiers.flatMap((tier) => {
    const price = tierPrice(tier, currency);
    return price === undefined ? [] : [{ tier, price }];
  });

/** What is left of a period that was paid for, in minor units, rounded down. */
export const restOf = (
  { price, from, until }: { price: number; from: string; until: string },
  at: string,
): number => {
  const whole = Date.parse(until) - Date.parse(from);
  const left = Math.max(0, Date.parse(until) - Date.parse(at));
  return whole <= 0 ? 0 : Math.floor((price * Math.min(left, whole)) / whole);
};
