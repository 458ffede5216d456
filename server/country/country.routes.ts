import { getLocation, jurisdictionsByCountry, listCountries } from '../../contract/country';
import { on, type Route } from '../http/route';
import type { Platform } from '../platform';

export const countryRoutes = ({ countries }: Platform): Route[] => [
  on(getLocation, async ({ address }) => countries.locate(address)),
  on(listCountries, async () => ({
    items: [...countries.all],
    languages: [...countries.languages],
  })),
  on(jurisdictionsByCountry, async ({ query }) => ({
    items: countries.jurisdictions(query.country),
  })),
];
