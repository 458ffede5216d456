import type { Subscription } from '../../contract/subscription';
import { openPlan } from './plan.state';
import type { SubscriptionState } from './subscription.events';

/** A subscription as its player reads it; undefined of one that never was. */
export const subscriptionOf = (state: SubscriptionState): Subscription | undefined => {
  const { phase, term, plan } = state;
  const [, open] = openPlan(state) ?? [];
  const last = Object.values(state.plans ?? {}).at(-1);
  const shown = (phase === 'incomplete' ? open?.order : term) ?? last?.order;
  if (phase === 'none' || shown === undefined) return undefined;
  const { tier, currency, price } = shown;
  return {
    tier,
    status: phase,
    currency,
    price,
    by: phase === 'incomplete' || plan !== undefined ? 'provider' : 'wallet',
    ...(phase !== 'incomplete' && term !== undefined && { until: term.until }),
    ...(open !== undefined && {
      order: {
        tier: open.order.tier,
        price: open.order.price,
        ...(open.url !== undefined && { url: open.url }),
      },
    }),
  };
};
