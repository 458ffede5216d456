import { DEPOSIT_TIMES_MAX } from './limits';
import { minorDigits } from './wallet.rules';

/** The kinds of payment method of §3. */
export const paymentKinds = ['visa', 'mastercard', 'paypal', 'skrill', 'neteller'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Cards are typed at the provider; the others are accounts that the provider redirects to. */
export const isCard = (kind: PaymentKind): boolean => kind === 'visa' || kind === 'mastercard';

/**
 * The least and the most that one deposit of a currency takes, in minor units: a currency without
 * minor units is one whose whole unit is small.
 */
export const depositBounds = (currency: string): { min: number; max: number } => {
  const min = 10 ** Math.max(2, minorDigits(currency));
  return { min, max: min * DEPOSIT_TIMES_MAX };
};
