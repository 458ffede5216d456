import { language } from '../../../machines/country/locale.select';
import { useView } from '../../app/house';

const KILOBYTE = 1_024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** How large a file is, in kilobytes or megabytes and the reader's language. */
export const useBytes = (): ((bytes: number) => string) => {
  const code = useView('locale', language);
  return (bytes) => {
    const [unit, size] = bytes < MEGABYTE ? ['kilobyte', KILOBYTE] : ['megabyte', MEGABYTE];
    const amount = Math.max(1, Math.ceil(bytes / Number(size)));
    return new Intl.NumberFormat(code, { style: 'unit', unit: String(unit) }).format(amount);
  };
};
