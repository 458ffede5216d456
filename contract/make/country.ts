import type { Country, Jurisdiction } from '../country';

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
  currency: 'USD',
  ...given,
});
