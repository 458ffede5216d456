import { useMemo } from 'react';
import { language } from '../../../machines/country/locale.select';
import { useView } from '../../app/house';

const HUNDREDTHS = 100;

/** Writes points, which come in hundredths: 12.50. */
export const useScores = (): ((hundredths: number) => string) => {
  const code = useView('locale', language);
  return useMemo(() => {
    const style = new Intl.NumberFormat(code, {
      numberingSystem: 'latn',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    return (hundredths) => style.format(hundredths / HUNDREDTHS);
  }, [code]);
};
