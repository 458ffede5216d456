import { listCountries } from '../../../contract/country';
import type { countriesPorts } from '../../../machines/country/countries.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const countriesAdapters = (asks: Asks): AdaptersOf<typeof countriesPorts> => ({
  'countries.load': asks('countries.load', listCountries, {
    answered: ({ items, languages, timezones }) => ({
      type: 'countries.loaded',
      countries: items,
      languages,
      timezones,
    }),
  }),
});
