import type { Noun } from '../noun';
import { tidyMethods } from './method.command';
import { methodKind } from './method.events';
import { methodsProjection } from './method.projection';
import { methodRoutes } from './method.routes';
import { endAbandonedPayments } from './payment.command';
import { compareBooks } from './payment.differences';
import { enrichTransfer } from './payment.enrich';
import { forgetErased } from './payment.erasure';
import { paymentKind } from './payment.events';
import { hearOwnProvider } from './payment.hear';
import { depositsProjection } from './payment.projection';
import { paymentRoutes } from './payment.routes';

/** How often payments are looked for that nobody ended. */
const ABANDONED_CHECK_MS = 60_000;
/** How often the provider's books are compared with ours: it has all of them read. */
const BOOKS_CHECK_MS = 3 * 60 * 60_000;
/** How often a provider in this process is asked for words that were not taken at once. */
const UNHEARD_CHECK_MS = 5_000;

export const paymentNoun: Noun = {
  routes: [paymentRoutes, methodRoutes],
  kinds: [paymentKind, methodKind],
  projections: [depositsProjection, methodsProjection],
  jobs: (platform) => [
    {
      name: 'abandoned payments',
      // Each passed the policy when it was asked for: what was charged must reach its player.
      stance: 'pays out',
      everyMs: ABANDONED_CHECK_MS,
      run: (now) => endAbandonedPayments(platform, now.getTime()),
    },
    {
      name: 'payment methods',
      stance: 'neutral',
      everyMs: ABANDONED_CHECK_MS,
      run: (now) => tidyMethods(platform, now.getTime()),
    },
    {
      name: 'erased payers',
      stance: 'neutral',
      everyMs: ABANDONED_CHECK_MS,
      run: (now) => forgetErased(platform, now),
    },
    {
      name: 'books of the provider',
      stance: 'neutral',
      everyMs: BOOKS_CHECK_MS,
      run: (now) => compareBooks(platform, now),
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
  personal: [
    { section: 'deposits', table: 'deposits', columns: ['player'] },
    { section: 'payment methods', table: 'payment_methods', columns: ['player'] },
  ],
};
