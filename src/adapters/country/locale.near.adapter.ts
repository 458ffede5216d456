import { getLocation } from '../../../contract/country';
import type { localePorts } from '../../../machines/country/locale.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const localeAdapters = (asks: Asks): AdaptersOf<typeof localePorts> => ({
  'locale.locate': asks('locale.locate', getLocation, {
    answered: ({ country, currency }) => ({ type: 'locale.located', country, currency }),
  }),
});
