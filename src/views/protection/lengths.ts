import { useMemo } from 'react';
import { language } from '../../../machines/country/locale.select';
import { useView } from '../../app/house';

type Unit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Writes a length of time in the player's language: "6 weeks", with its plural. */
export const useLengths = (): ((count: number, unit: Unit) => string) => {
  const code = useView('locale', language);
  return useMemo(
    () => (count, unit) =>
      new Intl.NumberFormat(code, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
        numberingSystem: 'latn',
      }).format(count),
    [code],
  );
};
