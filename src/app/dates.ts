import { useMemo } from 'react';
import { language } from '../../machines/locale/locale.select';
import { useView } from './house';

/** Writes an ISO 8601 instant as day and time, in the player's language and zone. */
export const useDates = (): ((instant: string) => string) => {
  const code = useView('locale', language);
  return useMemo(() => {
    const style = new Intl.DateTimeFormat(code, {
      dateStyle: 'medium',
      timeStyle: 'short',
      numberingSystem: 'latn',
    });
    return (instant) => style.format(new Date(instant));
  }, [code]);
};
