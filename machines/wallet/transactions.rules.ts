import { DAY_MS } from '../../contract/limits';
import type { Transaction, TransactionFilters } from '../../contract/wallet';
import type { MovementFilter, MovementKind, Period } from './transactions.words';

const WALLET = '/wallet';

/** The codes of each kind; without any, all of them. */
const codes: Readonly<Record<MovementKind, readonly Transaction['type'][]>> = {
  all: [],
  play: [0, 1, 2, 3],
  gifts: [100, 101],
  prizes: [200, 300, 301],
  tournaments: [400, 401],
  shop: [500, 501, 600, 601, 700],
};

const days: Readonly<Record<Period, number>> = { ever: 0, day: 1, week: 7, month: 30 };

export const movementKinds = Object.keys(codes) as readonly MovementKind[];
export const periods = Object.keys(days) as readonly Period[];

/** Every movement there ever was. */
export const everything: MovementFilter = { kind: 'all', period: 'ever', currency: 'all' };

/** What is asked of the server; `at` is now, in milliseconds since 1970. */
export const requestOf = ({ kind, period, currency }: MovementFilter, at: number) =>
  ({
    ...(kind !== 'all' && { types: [...codes[kind]] }),
    ...(period !== 'ever' && { from: new Date(at - days[period] * DAY_MS).toISOString() }),
    ...(currency !== 'all' && { currency }),
  }) satisfies TransactionFilters;

/** The address that shows the wallet under a filter; what is as usual is left out of it. */
export const addressOfMovements = (filter: MovementFilter): string => {
  const query = (['kind', 'period', 'currency'] as const)
    .filter((key) => filter[key] !== everything[key])
    .map((key) => `${key}=${encodeURIComponent(filter[key])}`)
    .join('&');
  return query === '' ? WALLET : `${WALLET}?${query}`;
};

/** The filter of an address's query; what it cannot mean is ignored. */
export const movementsOfAddress = (query: Readonly<Record<string, string>>): MovementFilter => ({
  kind: movementKinds.find((kind) => kind === query.kind) ?? everything.kind,
  period: periods.find((period) => period === query.period) ?? everything.period,
  currency: /^(COINS|[A-Z]{3})$/.test(query.currency ?? '')
    ? (query.currency ?? everything.currency)
    : everything.currency,
});

/** Whether two filters show the same movements. */
export const isSameMovements = (one: MovementFilter, other: MovementFilter): boolean =>
  addressOfMovements(one) === addressOfMovements(other);

/** Where the round of a movement is told; undefined for one that belongs to no round. */
export const roundAddressOf = ({ reference }: Transaction): string | undefined =>
  reference?.startsWith('round_') === true ? `/rounds/${reference}` : undefined;
