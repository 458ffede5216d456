import type { SubscriptionTier } from '../../../contract/advertisement.rules';

export const tierNames: Readonly<Record<SubscriptionTier, string>> = {
  diamond: 'Subscription.Diamond',
  crown: 'Subscription.Crown',
};
