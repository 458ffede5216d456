import type { Sql } from './database';

/** Milliseconds after which another process takes over from one that died. */
export const LEASE_MS = 10_000;
/** After the database was away. */
export const PAUSE_MS = 1_000;
/** A timer of this process may fire a moment early by the database's clock. */
export const LATE_MS = 5;

/**
 * Whether a row's lease is over. One that ends later than any taken now was taken by a clock that has
 * been put back since: nobody is at it.
 */
export const isOver = (sql: Sql, leaseMs: number) => sql`
  not leased_until between clock_timestamp()
    and clock_timestamp() + make_interval(secs => ${seconds(leaseMs)})`;

/** As the database's intervals are given. */
export const seconds = (ms: number): number => ms / 1_000;
