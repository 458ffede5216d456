import { getLocation } from '../../contract/country';
import type { LocaleInput } from '../../machines/locale/locale.machine';
import type { localePorts } from '../../machines/locale/locale.ports';
import type { AdaptersOf } from './adapters';
import type { Asks } from './api';
import { type Disk, readObject } from './disk';

/** The stored country and language [§3]; damaged ones count as none. */
export const storedLocale = (disk: Disk): LocaleInput => {
  const country = readObject(disk, 'countrySelected');
  const language = readObject(disk, 'languageV2')?.code;
  return {
    country:
      typeof country?.code === 'string' && typeof country.currency === 'string'
        ? { code: country.code, currency: country.currency }
        : undefined,
    language: typeof language === 'string' ? language : undefined,
  };
};

export const localeAdapters = (asks: Asks): AdaptersOf<typeof localePorts> => ({
  'locale.locate': asks('locale.locate', getLocation, {
    answered: ({ country, currency }) => ({ type: 'locale.located', country, currency }),
  }),
});
