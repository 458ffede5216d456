import type { Limit, Net, Protection, Results, StatementRow } from '../protection';

const aNet = (staked: number, won: number): Net => ({ staked, won, net: won - staked });

/** Results of coins: little today, more in the month. */
const someResults = (given: Partial<Results> = {}): Results => ({
  currency: 'COINS',
  day: aNet(400, 250),
  week: aNet(1_200, 1_450),
  month: aNet(5_000, 4_100),
  ...given,
});

/** A limit of losses, of which 150 coins are used today. */
export const aLimit = (given: Partial<Limit> = {}): Limit => ({
  id: 'loss day COINS',
  kind: 'loss',
  period: 'day',
  currency: 'COINS',
  value: 1_000,
  used: 150,
  left: 850,
  resetsAt: '2026-11-21T00:00:00.000Z',
  ...given,
});

/** Nothing is limited yet. */
export const aProtection = (given: Partial<Protection> = {}): Protection => ({
  currencies: ['COINS', 'USD'],
  limits: [],
  check: {},
  results: [someResults()],
  help: [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org' }],
  ...given,
});

/** A day of coins. */
export const aStatementRow = (given: Partial<StatementRow> = {}): StatementRow => ({
  day: '2026-11-20',
  currency: 'COINS',
  deposited: 0,
  withdrawn: 0,
  staked: 400,
  won: 250,
  received: 100,
  given: 0,
  ...given,
});
