import { slugOf } from '../../contract/game.rules';
import { type Problem, problem } from '../../contract/problems';
import { scratchers } from '../../games/scratcher/scratcher.rules';
import type { CountryRegistry } from '../country/country.registry';
import type { Catalogue } from '../game/game.catalogue';

/** Terms of a form are refused beside one of their fields; `named` is which of what is named there. */
export const wrongTerm = (field: string, reason: string, named?: string): Problem =>
  problem('body-invalid', { field: `body.terms.${field}`, reason, ...(named && { named }) });

/** The same where one of these countries is none. */
export const unknownCountry = (
  countries: Pick<CountryRegistry, 'currencyOf'>,
  field: string,
  codes: readonly string[],
): Problem | undefined => {
  const unknown = codes.find((code) => countries.currencyOf(code) === undefined);
  return unknown === undefined ? undefined : wrongTerm(field, 'no such country', unknown);
};

const regions = [
  ['US', 'usaRegions'],
  ['CA', 'caRegions'],
] as const;

/** The same of a set of places: a country that is none, or regions of one that is not among them. */
export const astray = (
  countries: Pick<CountryRegistry, 'currencyOf'>,
  area: {
    countries: readonly string[];
    usaRegions: readonly string[];
    caRegions: readonly string[];
  },
): Problem | undefined => {
  const unknown = unknownCountry(countries, 'countries', area.countries);
  if (unknown !== undefined) return unknown;
  const alone = regions.find(
    ([country, field]) => area[field].length > 0 && !area.countries.includes(country),
  );
  return alone && wrongTerm(alone[1], `${alone[0]} is not among its countries`);
};

/** The same of games, by their ids, where one is none. */
export const unknownGame = (
  catalogue: Pick<Catalogue, 'find'>,
  games: readonly string[],
  field = 'games',
): Problem | undefined => {
  const unknown = games.find((id) => catalogue.find(id) === undefined);
  return unknown === undefined ? undefined : wrongTerm(field, 'no such game', slugOf(unknown));
};

/** The same of a kind of scratch card, by its id; undefined where none is named. */
export const unknownCard = (field: string, typeId: string | undefined): Problem | undefined =>
  typeId === undefined || scratchers.some(({ id }) => id === typeId)
    ? undefined
    : wrongTerm(field, 'no such scratch card', typeId);
