import postgres from 'postgres';

/** `postgres://…`, or the socket folder of the embedded database. */
export type DatabaseAddress =
  | string
  | { host: string; port: number; user: string; database: string };

interface OurTypes extends Record<string, postgres.PostgresType> {
  bigint: postgres.PostgresType<number>;
}
export type Sql = postgres.Sql<{ bigint: number }>;
/** Queries, in a transaction or not. */
export type Queries = postgres.ISql<{ bigint: number }>;
export type Options = postgres.Options<OurTypes>;

/** `bigint` as a number that is exact, or an error: a rounded amount must never travel on. */
const exactNumber = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} exceeds an exact number`);
  return value;
};

/** Options that every connection of the platform shares. */
export const optionsFor = (address: DatabaseAddress, more: Options): [string, Options] => [
  typeof address === 'string' ? address : '',
  {
    ...(typeof address === 'string' ? {} : address),
    types: {
      bigint: {
        to: 20,
        from: [20],
        serialize: (value: number) => String(value),
        parse: exactNumber,
      },
    },
    connect_timeout: 5,
    // The default waits up to 20 s, long after the database is back.
    backoff: (attempt: number) => Math.min(0.02 * 2 ** attempt, 0.5),
    onnotice: () => undefined,
    ...more,
  },
];

/** A pool for queries. `bigint` columns arrive as exact numbers, `jsonb` parsed. */
export const connect = (address: DatabaseAddress, max = 8): Sql =>
  postgres<OurTypes>(...optionsFor(address, { max }));

const connectionCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ENOTCONN',
]);

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The connection broke or could not be made: what was sent last may or may not have happened. */
export const isConnectionLost = (error: unknown): boolean => {
  const code = codeOf(error);
  return connectionCodes.has(code) || /^(08|57P0)/.test(code) || code === '53300';
};

/** The database undid the transaction because of a neighbour: the same one may simply run again. */
export const isRolledBack = (error: unknown): boolean =>
  ['40001', '40P01', '55P03'].includes(codeOf(error));
