import type { Jurisdiction } from '../../contract/country';

const terms = (name: string, more: Partial<Jurisdiction>): Jurisdiction => ({
  name,
  countries: [],
  usaRegions: [],
  caRegions: [],
  restrictSimulatedGambling: false,
  realMoneyGambling: false,
  licensed: false,
  simulatedGamblingAgeRestriction: 18,
  realMoneyAgeRestriction: 18,
  restrictAutoplay: false,
  restrictTurbo: false,
  restrictSkip: false,
  ...more,
});

const sample = (
  key: string,
  name: string,
  more: Partial<Jurisdiction>,
): [id: string, terms: Jurisdiction] => [`jurisdiction_${key}`, terms(`Sample: ${name}`, more)];

/**
 * Sample data by id, not legal advice: an operator replaces it with what their counsel says. A country
 * in none of these has no jurisdiction: fun only [decision 30].
 */
export const sampleJurisdictions: Readonly<Record<string, Jurisdiction>> = Object.fromEntries([
  sample('us-social', 'United States, social play', {
    countries: ['US'],
    realMoneyAgeRestriction: 21,
  }),
  sample('us-licensed', 'licensed states', {
    countries: ['US'],
    usaRegions: ['NJ', 'PA', 'MI'],
    realMoneyGambling: true,
    licensed: true,
    realMoneyAgeRestriction: 21,
  }),
  sample('us-affiliate', 'states where an affiliate has the licence', {
    countries: ['US'],
    usaRegions: ['CT', 'DE', 'RI', 'WV'],
    realMoneyGambling: true,
    realMoneyAgeRestriction: 21,
  }),
  sample('us-none', 'states without simulated gambling', {
    countries: ['US'],
    usaRegions: ['WA', 'ID'],
    restrictSimulatedGambling: true,
    simulatedGamblingAgeRestriction: 21,
    realMoneyAgeRestriction: 21,
  }),
  sample('ca-social', 'Canada, social play', { countries: ['CA'], realMoneyAgeRestriction: 19 }),
  sample('ca-ontario', 'Ontario, licensed', {
    countries: ['CA'],
    caRegions: ['ON'],
    realMoneyGambling: true,
    licensed: true,
    realMoneyAgeRestriction: 19,
  }),
  sample('islands', 'licensed islands', {
    countries: ['MT', 'GI', 'IM'],
    realMoneyGambling: true,
    licensed: true,
  }),
  sample('europe', 'European social play', {
    countries: [
      ...['AT', 'CH', 'FR', 'IT', 'ES', 'PT', 'NL', 'SE'],
      ...['NO', 'DK', 'FI', 'IE', 'PL', 'CZ', 'GR'],
    ],
    realMoneyGambling: true,
  }),
  sample('europe-unhurried', 'European social play, by hand and unhurried', {
    countries: ['DE', 'GB'],
    realMoneyGambling: true,
    restrictAutoplay: true,
    restrictTurbo: true,
    restrictSkip: true,
  }),
  sample('elsewhere', 'social play elsewhere', {
    countries: [
      ...['IL', 'EG', 'MA', 'TN', 'JO', 'LB', 'JP', 'KR', 'IN'],
      ...['BR', 'MX', 'AR', 'CL', 'ZA', 'NZ', 'UA', 'TR', 'JM'],
    ],
  }),
  sample('none', 'no simulated gambling', {
    countries: ['AE', 'SA', 'QA', 'KW', 'AU'],
    restrictSimulatedGambling: true,
    simulatedGamblingAgeRestriction: 21,
    realMoneyAgeRestriction: 21,
  }),
]);
