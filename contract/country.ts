import * as z from 'zod/mini';
import { call } from './call';
import { CountryCode, Currency, Id, LanguageCode, Region } from './words';

/** What an address tells [§3 Geolocation-by-IP answer]. */
export const Location = z.object({ country: CountryCode, currency: Currency });
export type Location = z.infer<typeof Location>;

/** A country of the table derived from CLDR [§3, decision 35]. */
export const Country = z.object({
  code: CountryCode,
  name: z.string(),
  origin: z.string(),
  decimal: z.string(),
  thousands: z.string(),
  /** Default language: a code of the table of languages. */
  lang: LanguageCode,
  /** What is read there, codes of the same table: what is official first, what most people read first. */
  languages: z.array(LanguageCode),
  /** The interface is translated into that [§3 Language entry]. */
  translated: z.boolean(),
  currency: Currency,
});
export type Country = z.infer<typeof Country>;

/** A language: its own name, its code, the date library's locale [§3]. */
export const Language = z.object({
  name: z.string(),
  origin: z.string(),
  code: LanguageCode,
  locale: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  /** The interface is translated into it or its next of kin; else it is American English. */
  translated: z.boolean(),
});
export type Language = z.infer<typeof Language>;

/** What a set of places allows [§3, §5]. Ages are whole years. */
export const Jurisdiction = z.object({
  name: z.string(),
  countries: z.array(CountryCode),
  /** Only these states, when there are any; the rest of the country is another jurisdiction's. */
  usaRegions: z.array(Region),
  caRegions: z.array(Region),
  restrictSimulatedGambling: z.boolean(),
  realMoneyGambling: z.boolean(),
  licensed: z.boolean(),
  simulatedGamblingAgeRestriction: z.int(),
  realMoneyAgeRestriction: z.int(),
  /** Every round is begun by its player's own press [decision 120]. */
  restrictAutoplay: z.boolean(),
  /** An outcome is shown for as long as it takes [decision 120]. */
  restrictTurbo: z.boolean(),
  /** A show that runs is not cut short [decision 180]. */
  restrictSkip: z.boolean(),
});
export type Jurisdiction = z.infer<typeof Jurisdiction>;

const read = { kind: 'read', rate: 'read', audience: 'anyone' } as const;

export const getLocation = call({
  stance: 'neutral',
  ...read,
  name: 'getLocation',
  method: 'GET',
  path: '/loc',
  aliases: [{ method: 'GET', path: '/loc' }],
  out: Location,
  refusals: [],
  spec: '§7 C',
  says: 'Country and currency by the caller’s address',
});

export const listCountries = call({
  stance: 'neutral',
  ...read,
  name: 'listCountries',
  method: 'GET',
  path: '/countries',
  out: z.object({
    items: z.array(Country),
    languages: z.array(Language),
    /** Names of the time zone database: `Europe/Berlin`. */
    timezones: z.array(z.string()),
  }),
  refusals: [],
  spec: '§7 A, decision 35',
  says: 'Every country with its separators, language and currency, every language, and the time zones',
});

export const jurisdictionsByCountry = call({
  stance: 'neutral',
  ...read,
  name: 'jurisdictionsByCountry',
  method: 'GET',
  path: '/jurisdictionsByCountry',
  query: z.object({ country: z.optional(CountryCode), region: z.optional(Region) }),
  out: z.object({
    items: z.array(Jurisdiction),
    /** The games that are not offered there; absent where all are [decision 179]. */
    withheld: z.optional(z.array(Id)),
  }),
  refusals: [],
  spec: '§7 B',
  says: 'The jurisdictions of a country, and the games that it does not have; without one, those of the United States of America',
});
