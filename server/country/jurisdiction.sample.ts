import type { Jurisdiction } from '../../contract/country';

/**
 * Sample data, not legal advice: an operator replaces it with what their counsel says. A country
 * in none of these has no jurisdiction: fun only [decision 30].
 */
const sample = (name: string, more: Partial<Jurisdiction>): Jurisdiction => ({
  name: `Sample: ${name}`,
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

export const sampleJurisdictions: readonly Jurisdiction[] = [
  sample('United States, social play', { countries: ['US'], realMoneyAgeRestriction: 21 }),
  sample('licensed states', {
    countries: ['US'],
    usaRegions: ['NJ', 'PA', 'MI'],
    realMoneyGambling: true,
    licensed: true,
    realMoneyAgeRestriction: 21,
  }),
  sample('states where an affiliate has the licence', {
    countries: ['US'],
    usaRegions: ['CT', 'DE', 'RI', 'WV'],
    realMoneyGambling: true,
    realMoneyAgeRestriction: 21,
  }),
  sample('states without simulated gambling', {
    countries: ['US'],
    usaRegions: ['WA', 'ID'],
    restrictSimulatedGambling: true,
    simulatedGamblingAgeRestriction: 21,
    realMoneyAgeRestriction: 21,
  }),
  sample('Canada, social play', { countries: ['CA'], realMoneyAgeRestriction: 19 }),
  sample('Ontario, licensed', {
    countries: ['CA'],
    caRegions: ['ON'],
    realMoneyGambling: true,
    licensed: true,
    realMoneyAgeRestriction: 19,
  }),
  sample('licensed islands', {
    countries: ['MT', 'GI', 'IM'],
    realMoneyGambling: true,
    licensed: true,
  }),
  sample('European social play', {
    countries: [
      ...['AT', 'CH', 'FR', 'IT', 'ES', 'PT', 'NL', 'SE'],
      ...['NO', 'DK', 'FI', 'IE', 'PL', 'CZ', 'GR'],
    ],
    realMoneyGambling: true,
  }),
  sample('European social play, by hand and unhurried', {
    countries: ['DE', 'GB'],
    realMoneyGambling: true,
    restrictAutoplay: true,
    restrictTurbo: true,
    restrictSkip: true,
  }),
  sample('social play elsewhere', {
    countries: [
      ...['IL', 'EG', 'MA', 'TN', 'JO', 'LB', 'JP', 'KR', 'IN'],
      ...['BR', 'MX', 'AR', 'CL', 'ZA', 'NZ', 'UA', 'TR', 'JM'],
    ],
  }),
  sample('no simulated gambling', {
    countries: ['AE', 'SA', 'QA', 'KW', 'AU'],
    restrictSimulatedGambling: true,
    simulatedGamblingAgeRestriction: 21,
    realMoneyAgeRestriction: 21,
  }),
];
