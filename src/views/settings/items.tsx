import { useMemo } from 'react';
import { countries, languages, timezones } from '../../../machines/country/countries.select';
import { language } from '../../../machines/country/locale.select';
import { useView } from '../../app/house';
import { Flag } from '../../ui/Flag';
import type { PickerItem } from './Picker';

const byLabel = (code: string) => (one: PickerItem, other: PickerItem) =>
  one.label.localeCompare(other.label, code);

/** What a language calls a place or a language; the given name where it has no word. */
const namesIn = (code: string, type: 'region' | 'language') => {
  const names = new Intl.DisplayNames([code], { type, fallback: 'none' });
  return (of: string, otherwise: string): string => names.of(of) ?? otherwise;
};

/** Every country: named in the player's language, found by its English and own name too. */
export const useCountryItems = (): PickerItem[] => {
  const table = useView('countries', countries);
  const code = useView('locale', language);
  return useMemo(() => {
    const nameOf = namesIn(code, 'region');
    return table
      .map(({ code: value, name, origin }) => {
        const label = nameOf(value, name);
        return {
          value,
          label,
          text: `${label} ${name} ${origin}`,
          icon: <Flag country={value} size="small" />,
          ...(origin !== label && { hint: origin }),
        };
      })
      .sort(byLabel(code));
  }, [table, code]);
};

/** Every language, found by its English and own name too. */
export const useLanguageItems = (): PickerItem[] => {
  const table = useView('countries', languages);
  const code = useView('locale', language);
  return useMemo(() => {
    const nameOf = namesIn(code, 'language');
    return table
      .map(({ code: value, name, origin }) => {
        const label = nameOf(value, name);
        return {
          value,
          label,
          text: `${label} ${name} ${origin}`,
          ...(origin !== label && { hint: origin }),
        };
      })
      .sort(byLabel(code));
  }, [table, code]);
};

/** Every time zone by its place: `Europe/Berlin` is Berlin, Europe. */
export const useTimezoneItems = (): PickerItem[] => {
  const table = useView('countries', timezones);
  return useMemo(
    () =>
      table.map((value) => {
        const [area = '', ...place] = value.replaceAll('_', ' ').split('/');
        const label = place.length === 0 ? area : place.reverse().join(', ');
        return { value, label, text: `${value} ${label}`, hint: area };
      }),
    [table],
  );
};
