import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import currencies from 'cldr-core/supplemental/currencyData.json';
import territories from 'cldr-core/supplemental/territoryInfo.json';
import { Reader } from 'mmdb-lib';
import type { Country, Language, Location } from '../../contract/country';
import { EVERYWHERE, isRegional, translationOf } from '../../contract/country.rules';
import { DEFAULT_COUNTRY, DEFAULT_CURRENCY, DEFAULT_LANGUAGE } from '../../contract/limits';
import { baseOf, fallbacks } from '../../contract/phrase.rules';
import { languages } from './language.registry';

/** Currency to its dates as legal tender; the newest comes last. */
type Tender = Record<string, { _from?: string; _to?: string; _tender?: string }>;
const tenders = currencies.supplemental.currencyData.region as unknown as Record<string, Tender[]>;

/** Where the newest tender is not the money people use [stack]. */
const corrections: Record<string, string> = { LS: 'LSL', AQ: 'USD' };
/** Codes of CLDR that are no countries: groups, outlying oddities, the unknown region. */
const notCountries = new Set([
  'EU',
  'EZ',
  'UN',
  'ZZ',
  'QO',
  'XA',
  'XB',
  'AC',
  'CP',
  'DG',
  'EA',
  'IC',
  'TA',
  'CQ',
  'AN',
  'BU',
  'CS',
  'DD',
  'SU',
  'TP',
  'YD',
  'YU',
  'ZR',
  'FX',
  'NT',
]);

const tenderOf = (code: string): string | undefined => {
  const current = (tenders[code] ?? [])
    .flatMap((tender) => Object.entries(tender))
    .findLast(([, dates]) => dates._to === undefined && dates._tender !== 'false');
  return corrections[code] ?? current?.[0];
};

const separators = (locale: string): { decimal: string; thousands: string } => {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(
    1_234_567.8,
  );
  const of = (type: string, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  return { decimal: of('decimal', '.'), thousands: of('group', ',') };
};

/** What is read in a territory, by language code: how many do, and whether it is official. */
type Readers = Record<string, { _populationPercent: string; _officialStatus?: string }>;
const territoryInfo = territories.supplemental.territoryInfo as unknown as Record<
  string,
  { languagePopulation?: Readers }
>;

/** Codes that CLDR and the table of languages spell in two ways. */
const spellings: Record<string, string> = { no: 'nb', tl: 'fil' };
const known = new Set(languages.map(({ code }) => code));

/** A language as the table has it: as it is written there, else spoken there, else at large. */
const entryOf = (language: string, country: string): string | undefined => {
  const { script } = new Intl.Locale(language, { region: country }).maximize();
  const base = spellings[language] ?? language;
  return [
    `${base}-${country}`,
    `${base}-${script}`,
    ...fallbacks(`${base}-${country}`).filter((code) => baseOf(code) === base),
  ].find((code) => known.has(code));
};

/** The share of a country's people who read a language that is named among its own, in percent. */
const READ_LEAST = 5;
/** So many are named; the rest stand by their names. */
const READ_MOST = 6;

/** What people read in a country, in percent of them: what is official first, what most read first. */
const readIn = (country: string): { language: string; share: number }[] =>
  Object.entries(territoryInfo[country]?.languagePopulation ?? {})
    .map(([language, { _populationPercent, _officialStatus }]) => ({
      language: language.split('_')[0] ?? language,
      share: Number(_populationPercent),
      weight: Number(_populationPercent) + (_officialStatus === undefined ? 0 : 1000),
    }))
    .sort((a, b) => b.weight - a.weight);

/** Of these the languages of the table that are read by more than a few, each once. */
const languagesIn = (country: string): string[] => {
  const read = readIn(country)
    .filter(({ share }) => share >= READ_LEAST)
    .flatMap(({ language }) => entryOf(language, country) ?? []);
  return [...new Set(read)].slice(0, READ_MOST);
};

/**
 * The default language of a country: the likeliest one that the table has, else what most people
 * there read of what is official, else of anything.
 */
const languageOf = (likeliest: string, country: string): string => {
  for (const language of [likeliest, ...readIn(country).map((one) => one.language)]) {
    const entry = entryOf(language, country);
    if (entry !== undefined) return entry;
  }
  return DEFAULT_LANGUAGE;
};

const english = new Intl.DisplayNames(['en'], { type: 'region' });

const countryOf = (code: string): Country[] => {
  const currency = tenderOf(code);
  const name = english.of(code);
  if (currency === undefined || name === undefined || name === code) return [];
  const { language, script } = new Intl.Locale(`und-${code}`).maximize();
  const likeliest = language === undefined || language === 'und' ? 'en' : language;
  const lang = languageOf(likeliest, code);
  const own = new Intl.DisplayNames([script === undefined ? likeliest : `${likeliest}-${script}`], {
    type: 'region',
  });
  return [
    {
      code,
      name,
      origin: own.of(code) ?? name,
      ...separators(`${likeliest}-${code}`),
      lang,
      languages: languagesIn(code),
      translated: translationOf(lang) !== undefined,
      currency,
    },
  ];
};

/** Every country, by its English name: the same for whoever asks. */
const countries: readonly Country[] = Object.keys(tenders)
  .filter((code) => /^[A-Z]{2}$/.test(code) && !notCountries.has(code))
  .flatMap(countryOf)
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** What the shipped database of addresses says of one. */
interface AddressEntry {
  readonly country_code?: string;
}

/** `::ffff:198.51.100.7`: an address of IPv4 as a socket of both kinds writes it. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The country table from CLDR (by ICU and cldr-core), and what rests on it [§3, decision 35]. */
export class CountryRegistry {
  readonly all = countries;
  readonly languages: readonly Language[] = languages;
  readonly timezones: readonly string[] = [
    ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']),
  ].sort();
  readonly #codes = new Set(languages.map(({ code }) => code));
  readonly #byCode = new Map(this.all.map((country) => [country.code, country]));

  constructor(readonly addresses: { get(address: string): AddressEntry | null }) {}

  currencyOf(country: string | undefined): string | undefined {
    return country === undefined ? undefined : this.#byCode.get(country)?.currency;
  }

  /** Whether a code of `PlaceCode` names a place: regions are told apart in two countries alone. */
  knows(place: string): boolean {
    const [country = '', region] = place.split('-');
    const isHere = region === undefined || isRegional(country);
    return place === EVERYWHERE || (isHere && this.#byCode.has(country));
  }

  hasLanguage(code: string): boolean {
    return this.#codes.has(code);
  }

  /** The country of an address, ISO 3166; undefined where nobody knows it, as of one's own machine. */
  countryAt(address: string): string | undefined {
    const found = this.addresses.get(address.replace(MAPPED, ''))?.country_code;
    return found !== undefined && this.#byCode.has(found) ? found : undefined;
  }

  /** Country and currency of a network address; an unknown one is in the United States [§5]. */
  locate(address: string): Location {
    const code = this.countryAt(address) ?? DEFAULT_COUNTRY;
    return { country: code, currency: this.currencyOf(code) ?? DEFAULT_CURRENCY };
  }
}

/** Opens the address database that the package ships. */
export const loadCountries = async (): Promise<CountryRegistry> => {
  const file = createRequire(import.meta.url).resolve(
    '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb',
  );
  const reader: { get(address: string): unknown } = new Reader(await readFile(file));
  return new CountryRegistry(reader as CountryRegistry['addresses']);
};
