import type { SubscriptionTier } from '../../contract/advertisement.rules';
import type { SubscriptionOffer } from '../../contract/subscription';
import { type TierOrder, WALLET } from './subscription.words';

/** Whether a tier may be paid for: what one has, and has not cancelled, is theirs already. */
export const mayChoose = (
  { tiers, subscription }: SubscriptionOffer,
  wanted: SubscriptionTier,
): boolean =>
  tiers.some(({ tier }) => tier === wanted) &&
  !(subscription?.status === 'active' && subscription.tier === wanted);

/** Whether there is one that goes on, and could be cancelled. */
export const mayCancel = ({ subscription }: SubscriptionOffer): boolean =>
  subscription !== undefined && ['incomplete', 'active', 'past due'].includes(subscription.status);

/** Where the player goes on with what is ordered and not paid; undefined where nothing is asked. */
export const pageOf = ({ subscription }: SubscriptionOffer): string | undefined =>
  subscription?.order?.url;

/** Whether something is ordered of which the provider has not told yet. */
export const isAwaited = ({ subscription }: SubscriptionOffer): boolean =>
  subscription?.order !== undefined;

/** What is sent for a tier, at the price that was told. */
export const orderOf = (
  { tiers, currency }: SubscriptionOffer,
  name: SubscriptionTier,
  payment: string,
): TierOrder => ({
  name,
  cost: tiers.find(({ tier }) => tier === name)?.price ?? 0,
  currency,
  ...(payment !== WALLET && { payment }),
});
