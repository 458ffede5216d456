import { useMemo } from 'react';
import { language } from '../../machines/country/locale.select';
import { useView } from './house';

/** Writes an ISO 8601 instant, as a day or with its time, in the player's language and zone. */
export const useDates = (precision: 'day' | 'minute'): ((instant: string) => string) => {
  const code = useView('locale', language);
  return useMemo(() => {
    const style = new Intl.DateTimeFormat(code, {
      dateStyle: 'medium',
      ...(precision === 'minute' && { timeStyle: 'short' }),
      numberingSystem: 'latn',
    });
    return (instant) => style.format(new Date(instant));
  }, [code, precision]);
};
