import { useMemo } from 'react';
import type { Country } from '../../contract/country';
import { minorDigits } from '../../contract/wallet.rules';
import { countryByCode } from '../../machines/country/countries.select';
import { country, language } from '../../machines/country/locale.select';
import { useView } from './house';

/** Writes an amount of minor units. */
export type Amounts = (currency: string, minor: number) => string;

type Separators = Pick<Country, 'decimal' | 'thousands'>;

const isPlay = (currency: string): boolean => currency === 'COINS' || currency === 'FUN';

/**
 * Amounts as a player reads them [decision 37]: words from the language, separators from the
 * country (those of the language until its table is there), currency from the wallet.
 */
const amountsOf = (code: string, separators: Separators | undefined): Amounts => {
  const styles = new Map<string, Intl.NumberFormat>();
  const styleOf = (currency: string): Intl.NumberFormat => {
    const style = styles.get(currency) ?? newStyle(code, currency);
    styles.set(currency, style);
    return style;
  };
  return (currency, minor) =>
    styleOf(currency)
      .formatToParts(minor / 10 ** minorDigits(currency))
      .map(({ type, value }) => {
        if (type === 'group') return separators?.thousands ?? value;
        return type === 'decimal' ? (separators?.decimal ?? value) : value;
      })
      .join('');
};

const newStyle = (code: string, currency: string): Intl.NumberFormat =>
  new Intl.NumberFormat(code, {
    numberingSystem: 'latn',
    useGrouping: true,
    ...(isPlay(currency)
      ? { maximumFractionDigits: 0 }
      : {
          style: 'currency',
          currency,
          minimumFractionDigits: minorDigits(currency),
          maximumFractionDigits: minorDigits(currency),
        }),
  });

export const useAmounts = (): Amounts => {
  const code = useView('locale', language);
  const home = useView('locale', country);
  const entry = useView('countries', (table) => countryByCode(table, home));
  return useMemo(() => amountsOf(code, entry), [code, entry]);
};
