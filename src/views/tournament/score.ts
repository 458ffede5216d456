import { language } from '../../../machines/country/locale.select';
import { useView } from '../../app/house';
import { shared } from '../../app/shared';

const HUNDREDTHS = 100;

const scoresOf = shared((code: string) => {
  const style = new Intl.NumberFormat(code, {
    numberingSystem: 'latn',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (hundredths: number): string => style.format(hundredths / HUNDREDTHS);
});

/** Writes points, which come in hundredths: 12.50. */
export const useScores = () => scoresOf(useView('locale', language));
