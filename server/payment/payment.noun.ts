import type { Noun } from '../noun';
import { endAbandonedPayments } from './payment.command';
import { enrichTransfer } from './payment.enrich';
import { paymentKind } from './payment.events';
import { hearOwnProvider } from './payment.hear';
import { depositsProjection } from './payment.projection';
import { paymentRoutes } from './payment.routes';

/** How often payments are looked for that nobody ended. */
const ABANDONED_CHECK_MS = 60_000;
/** How often a provider in this process is asked for words that were not taken at once. */
const UNHEARD_CHECK_MS = 5_000;

export const paymentNoun: Noun = {
  routes: [paymentRoutes],
  kinds: [paymentKind],
  projections: [depositsProjection],
  jobs: (platform) => [
    {
      name: 'abandoned payments',
      // Each passed the policy when it was asked for: what was charged must reach its player.
      stance: 'pays out',
      everyMs: ABANDONED_CHECK_MS,
      run: (now) => endAbandonedPayments(platform, now.getTime()),
    },
    ...(platform.payments.unheard === undefined
      ? []
      : [
          {
            name: 'words of the test provider',
            stance: 'pays out' as const,
            everyMs: UNHEARD_CHECK_MS,
            run: () => hearOwnProvider(platform),
          },
        ]),
  ],
  enriches: (platform) => ({ transfer: enrichTransfer(platform) }),
  personal: [{ section: 'deposits', table: 'deposits', columns: ['player'] }],
};
