import type { Place } from './affiliate.rules';
import type { Jurisdiction } from './country';
import { DEFAULT_LANGUAGE } from './limits';
import { baseOf, fallbacks } from './phrase.rules';

/** Languages with a translation that is shipped, by their codes and own names [§3 Language entry]. */
export const offeredLanguages = [
  { code: 'en-US', origin: 'English (US)' },
  { code: 'en-GB', origin: 'English (UK)' },
  { code: 'de', origin: 'Deutsch' },
  { code: 'es', origin: 'Español' },
  { code: 'fr', origin: 'Français' },
  { code: 'it', origin: 'Italiano' },
  { code: 'pl', origin: 'Polski' },
  { code: 'pt', origin: 'Português' },
  { code: 'tr', origin: 'Türkçe' },
  { code: 'ar', origin: 'العربية' },
  { code: 'ja', origin: '日本語' },
  { code: 'zh', origin: '中文' },
] as const;

const codes: readonly string[] = offeredLanguages.map(({ code }) => code);

/**
 * The translation that a language (BCP 47) is read in: its own, else the next one of the same base
 * language; undefined without one, which is read in American English [decision 36].
 */
export const translationOf = (language: string): string | undefined =>
  fallbacks(language).find((code) => codes.includes(code) && baseOf(code) === baseOf(language));

/**
 * The translation to offer to a visitor who reads these languages (BCP 47, most wanted first):
 * of the first one that has any, undefined where that is American English anyway [§4, §9].
 */
export const offeredTo = (wanted: readonly string[]): string | undefined => {
  const [nearest] = wanted.flatMap((language) => translationOf(language) ?? []);
  return nearest === DEFAULT_LANGUAGE ? undefined : nearest;
};

const rightToLeft = new Set(['ar', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** Countries whose jurisdictions differ by state or province [§3 Affiliate]. */
export const isRegional = (country: string | undefined): boolean =>
  country === 'US' || country === 'CA';

/** The code of every place. */
export const EVERYWHERE = '*';

/**
 * Whether a place is one of those that codes name: a country (`DE`), a state or province (`US-NJ`), or
 * everywhere (`*`). Who has not told a region is in none.
 */
export const liesIn = ({ country, region }: Place, places: readonly string[]): boolean =>
  places.some(
    (code) => code === EVERYWHERE || code === country || code === `${country}-${region ?? ''}`,
  );

/** Direction of a language's script. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(baseOf(language)) ? 'rtl' : 'ltr';

const NO_DIGIT = /\D/;
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/**
 * A value as it may stand within a sentence of a language: one that may be read in the other
 * direction is kept apart (Unicode's isolates), or its signs and its neighbours change places:
 * `/games` is read `games/` among Arabic words.
 */
export const isolated = (value: string, language: string): string => {
  const other = directionOf(language) === 'rtl' ? NO_DIGIT : RIGHT_TO_LEFT;
  return other.test(value) ? `\u2068${value}\u2069` : value;
};

const regionsOf = ({ usaRegions, caRegions }: Jurisdiction, country: string): readonly string[] =>
  country === 'US' ? usaRegions : country === 'CA' ? caRegions : [];

/**
 * The jurisdictions that hold at a place [§3]. One with regions holds there only; one of the whole
 * country holds where no regional one does, so also where the region is not known: nobody is given
 * what only some regions allow because they did not say where they are.
 */
export const jurisdictionsFor = (
  jurisdictions: readonly Jurisdiction[],
  { country, region }: Place,
): Jurisdiction[] => {
  const here = jurisdictions.filter(({ countries }) => countries.includes(country));
  const regional = here.filter(
    (place) => region !== undefined && regionsOf(place, country).includes(region),
  );
  return regional.length > 0
    ? regional
    : here.filter((place) => regionsOf(place, country).length === 0);
};
