import { randomUUID } from 'node:crypto';
import postgres from 'postgres';

/** The socket folder of the embedded database. */
export type LocalAddress = { host: string; port: number; user: string; database: string };
/** `postgres://…`, or the embedded database. */
export type DatabaseAddress = string | LocalAddress;

interface OurTypes extends Record<string, postgres.PostgresType> {
  bigint: postgres.PostgresType<number>;
  texts: postgres.PostgresType<readonly string[]>;
  bigints: postgres.PostgresType<readonly number[]>;
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

/** `{"a","b"}`, as PostgreSQL reads a list. */
const listText = (values: readonly (string | number)[]): string =>
  `{${values.map((value) => `"${String(value).replace(/[\\"]/g, '\\$&')}"`).join()}}`;

/**
 * A list as a parameter. In answers lists are `jsonb`: an array that arrives is an error, since the
 * driver would hand it on as the text that it is.
 */
const listType = <Value extends string | number>(oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (values: readonly Value[]) => listText(values),
  parse: (): readonly Value[] => {
    throw new TypeError('Lists are read as jsonb');
  },
});

/** PostgreSQL's numbers of `text[]` and `bigint[]`. */
const TEXTS = 1009;
const BIGINTS = 1016;

/** What the database calls this process. */
const PROCESS = `fairground ${randomUUID()}`;

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
      texts: listType<string>(TEXTS),
      bigints: listType<number>(BIGINTS),
    },
    // The driver would ask for them on every new connection, and nobody hears when that is lost.
    fetch_types: false,
    connect_timeout: 5,
    // The default waits up to 20 s, long after the database is back.
    backoff: (attempt: number) => Math.min(0.02 * 2 ** attempt, 0.5),
    onnotice: () => undefined,
    ...more,
    connection: { ...more.connection, application_name: PROCESS },
  },
];

/** Who stands still for so long in a transaction loses it: a migration or a rebuild holds up all others. */
const STILL_MS = 60_000;

/**
 * A pool for queries. `bigint` columns arrive as exact numbers, `jsonb` parsed. Statements that take
 * longer than `statementMs` are ended by the database; 0 lets them take their time.
 */
export const connect = (address: DatabaseAddress, max = 8, statementMs = 0): Sql =>
  postgres<OurTypes>(
    ...optionsFor(address, {
      max,
      connection: {
        statement_timeout: statementMs,
        idle_in_transaction_session_timeout: STILL_MS,
      },
    }),
  );

/** How many other processes of the platform, or of its operators, use this database now. */
export const otherProcesses = async (sql: Queries): Promise<number> => {
  const [row] = await sql<{ count: number }[]>`
    select count(distinct application_name)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'fairground %'
      and application_name <> ${PROCESS}`;
  return row?.count ?? 0;
};

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
  return connectionCodes.has(code) || /^(08|57P0|25P03)/.test(code) || code === '53300';
};

/** The driver, the process or the database had no room, or no time, for one more. */
const isOverwhelmed = (code: string): boolean =>
  /^53/.test(code) || ['57014', '58030', '25006', 'EMFILE', 'ENFILE', 'ENOSPC'].includes(code);

/** The database, or this process, found no room on its disk. */
export const isDiskFull = (error: unknown): boolean => ['53100', 'ENOSPC'].includes(codeOf(error));

/** The database is away, full, slow or read-only: the same may well succeed later. */
export const isTemporary = (error: unknown): boolean =>
  isConnectionLost(error) || isRolledBack(error) || isOverwhelmed(codeOf(error));

/** The database undid the transaction because of a neighbour: the same one may simply run again. */
export const isRolledBack = (error: unknown): boolean =>
  ['40001', '40P01', '55P03'].includes(codeOf(error));
