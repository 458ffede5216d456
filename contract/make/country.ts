import type { Country, Jurisdiction, Language } from '../country';

/** A jurisdiction that offers fun and coins from 18. */
export const aJurisdiction = (given: Partial<Jurisdiction> = {}): Jurisdiction => ({
  name: 'United States of America',
  countries: ['US'],
  usaRegions: [],
  caRegions: [],
  restrictSimulatedGambling: false,
  realMoneyGambling: false,
  licensed: false,
  simulatedGamblingAgeRestriction: 18,
  realMoneyAgeRestriction: 21,
  restrictAutoplay: false,
  restrictTurbo: false,
  restrictSkip: false,
  ...given,
});

/** A row of the country table. */
export const aCountry = (given: Partial<Country> = {}): Country => ({
  code: 'US',
  name: 'United States',
  origin: 'United States',
  decimal: '.',
  thousands: ',',
  lang: 'en-US',
  languages: ['en-US', 'es-US'],
  translated: true,
  currency: 'USD',
  ...given,
});

/** A row of the language table. */
export const aLanguage = (given: Partial<Language> = {}): Language => ({
  name: 'American English',
  origin: 'American English',
  code: 'en-US',
  locale: 'en',
  direction: 'ltr',
  translated: true,
  ...given,
});

/** Names of the time zone database. */
export const timezones = ['America/New_York', 'Asia/Tokyo', 'Europe/London'];
