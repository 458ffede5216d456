import { COINS, FUN } from './limits';
import { minorDigits } from './wallet.rules';

/** Writes an amount of minor units. */
export type Amounts = (currency: string, minor: number) => string;

/** What a country writes between groups of digits and before a fraction. */
export interface Separators {
  readonly decimal: string;
  readonly thousands: string;
}

const styleOf = (code: string, currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(code, {
    numberingSystem: 'latn',
    useGrouping: true,
    ...(currency === COINS || currency === FUN
      ? { maximumFractionDigits: 0 }
      : {
          style: 'currency',
          currency,
          minimumFractionDigits: minorDigits(currency),
          maximumFractionDigits: minorDigits(currency),
        }),
  });

/**
 * Amounts as a player reads them [decision 37]: words from the language, separators from the
 * country (those of the language until its table is there), currency from the wallet.
 */
export const amountsOf = (code: string, separators: Separators | undefined): Amounts => {
  const styles = new Map<string, Intl.NumberFormat>();
  return (currency, minor) => {
    const style = styles.get(currency) ?? styleOf(code, currency);
    styles.set(currency, style);
    return style
      .formatToParts(minor / 10 ** minorDigits(currency))
      .map(({ type, value }) => {
        if (type === 'group') return separators?.thousands ?? value;
        return type === 'decimal' ? (separators?.decimal ?? value) : value;
      })
      .join('');
  };
};
