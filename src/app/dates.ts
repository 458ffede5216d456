import { useMemo } from 'react';
import { language } from '../../machines/country/locale.select';
import { useView } from './house';

const STYLES = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} as const;

/**
 * Writes an instant (ISO 8601, or milliseconds since 1970) in the player's language and zone: as a day,
 * as a day with its time, or as a time alone.
 */
export const useDates = (
  precision: keyof typeof STYLES,
): ((instant: string | number) => string) => {
  const code = useView('locale', language);
  return useMemo(() => {
    const style = new Intl.DateTimeFormat(code, {
      ...STYLES[precision],
      numberingSystem: 'latn',
    });
    return (instant) => style.format(new Date(instant));
  }, [code, precision]);
};
