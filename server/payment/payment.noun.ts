import type { Noun } from '../noun';
import { endAbandonedPayments } from './payment.command';
import { paymentKind } from './payment.events';
import { begunPaymentsProjection } from './payment.projection';
import { paymentRoutes } from './payment.routes';

/** How often payments are looked for that nobody ended. */
const ABANDONED_CHECK_MS = 60_000;

export const paymentNoun: Noun = {
  routes: [paymentRoutes],
  kinds: [paymentKind],
  projections: [begunPaymentsProjection],
  jobs: (platform) => [
    {
      name: 'abandoned payments',
      // Each passed the policy when it was asked for: what was charged must reach its player.
      stance: 'pays out',
      everyMs: ABANDONED_CHECK_MS,
      run: (now) => endAbandonedPayments(platform, now.getTime()),
    },
  ],
};
