import { minorDigits } from '../../contract/wallet.rules';

/**
 * Currencies that Stripe counts in hundredths though they have none: its amounts of them are whole
 * units times a hundred.
 */
const inHundredths: ReadonlySet<string> = new Set(['ISK', 'UGX']);
const factorOf = (currency: string): number =>
  inHundredths.has(currency) && minorDigits(currency) === 0 ? 100 : 1;

/**
 * An amount of ours, in minor units, as Stripe counts it. Throws for the last digit of a currency with
 * three of them: Stripe takes none there.
 */
export const toStripe = (
  currency: string,
  amount: number,
): { currency: string; amount: number } => {
  if (minorDigits(currency) === 3 && amount % 10 !== 0)
    throw new Error(`Stripe takes no thousandths of ${currency}`);
  return { currency: currency.toLowerCase(), amount: amount * factorOf(currency) };
};

/** The same the other way. */
export const fromStripe = (lower: string, amount: number): { currency: string; amount: number } => {
  const currency = lower.toUpperCase();
  return { currency, amount: amount / factorOf(currency) };
};
