import { DEPOSIT_TIMES_MAX, METHOD_EXPIRY_MONTHS } from './limits';
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

/** Where a stored method may stand as its owner reads it: others are in no list. */
export const methodSteps = ['stored'] as const;

export type Expiry = 'good' | 'soon' | 'over';

/** Whether a method is good for a while: `expires` is its last month, `now` an ISO 8601 instant. */
export const expiryOf = (expires: string | undefined, now: string): Expiry => {
  const month = now.slice(0, 7);
  if (expires === undefined) return 'good';
  if (expires < month) return 'over';
  const [year = 0, number = 1] = month.split('-').map(Number);
  const next = new Date(Date.UTC(year, number - 1 + METHOD_EXPIRY_MONTHS, 1));
  return expires < next.toISOString().slice(0, 7) ? 'soon' : 'good';
};
