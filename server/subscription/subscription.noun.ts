import { postFor } from '../mail/mail.consumer';
import type { Noun } from '../noun';
import { tidyPlans } from './plan.command';
import { plansProjection } from './plan.projection';
import { subscriptionTimer } from './subscription.command';
import { endErased } from './subscription.erasure';
import { subscriptionKind } from './subscription.events';
import { subscriptionMail } from './subscription.mail';
import { subscriptionsProjection, subscriptionTimersProjection } from './subscription.projection';
import { subscriptionRoutes } from './subscription.routes';

/** How often orders are looked for that nobody ended, and plans of which the provider was not told. */
const TIDY_MS = 60_000;

export const subscriptionNoun: Noun = {
  routes: [subscriptionRoutes],
  kinds: [subscriptionKind],
  projections: [subscriptionsProjection, plansProjection, subscriptionTimersProjection],
  consumers: ({ config, look, store, sql }) => [
    subscriptionMail({ config, look, store, post: postFor(config, sql) }),
  ],
  timers: (platform) => [subscriptionTimer(platform)],
  jobs: (platform) => [
    {
      name: 'subscription orders',
      // Each passed the policy when it was asked for.
      stance: 'pays out',
      everyMs: TIDY_MS,
      run: (now) => tidyPlans(platform, now.getTime()),
    },
    {
      name: 'subscriptions of erased players',
      stance: 'neutral',
      everyMs: TIDY_MS,
      run: (now) => endErased(platform, now),
    },
  ],
  personal: [
    { section: 'subscriptions', table: 'subscriptions', columns: ['player'] },
    { section: 'subscription orders', table: 'subscription_orders', columns: ['player'] },
    { section: 'subscription charges', table: 'subscription_charges', columns: ['player'] },
  ],
};
