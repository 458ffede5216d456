import { hash } from 'node:crypto';
import type * as z from 'zod/mini';
import type { TestPayment } from '../../contract/wallet';

/** Money that is asked of a player's payment method; `amount` in minor units. */
export interface ChargeOrder {
  /** Ours, one for each payment: the provider charges once for it, however often it is asked. */
  readonly reference: string;
  readonly player: string;
  readonly currency: string;
  readonly amount: number;
  readonly payment: z.infer<typeof TestPayment>;
}

/** What the provider says; `charge` is its own name for what it did. */
export type ChargeAnswer =
  | { readonly approved: true; readonly charge: string }
  | { readonly approved: false; readonly reason: string };

/**
 * Whoever moves real money [decision 32]. A charge is idempotent by its reference. It rejects when
 * no answer came: the charge may exist, and asking again with the same reference tells.
 */
export interface PaymentProvider {
  readonly name: string;
  charge(order: ChargeOrder): Promise<ChargeAnswer>;
}

/** The built-in provider: moves nothing, and answers what the payment method's name says. */
export const testProvider: PaymentProvider = {
  name: 'test',
  charge: async ({ reference, payment }) =>
    payment === 'test-approved'
      ? { approved: true, charge: `test_${hash('sha256', reference).slice(0, 24)}` }
      : { approved: false, reason: 'The test provider was told to decline' },
};
