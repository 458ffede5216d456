import { language } from '../../machines/country/locale.select';
import { useView } from './house';
import { shared } from './shared';

const STYLES = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} as const;

type Precision = keyof typeof STYLES;

const writerOf = (precision: Precision) =>
  shared((code: string) => {
    const style = new Intl.DateTimeFormat(code, {
      ...STYLES[precision],
      numberingSystem: 'latn',
    });
    return (instant: string | number): string => style.format(new Date(instant));
  });
const writers = { day: writerOf('day'), minute: writerOf('minute'), time: writerOf('time') };

/**
 * Writes an instant (ISO 8601, or milliseconds since 1970) in the player's language and zone: as a day,
 * as a day with its time, or as a time alone.
 */
export const useDates = (precision: Precision) => writers[precision](useView('locale', language));
