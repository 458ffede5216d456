import type { Sql } from './database';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** How long a first answer is repeated for its key [decision 5]. */
export const KEYS_KEPT_MS = 30 * DAY_MS;
/** Keys that one turn forgets at most, so that a turn costs the same however many there are. */
const KEYS_A_TURN = 10_000;

/**
 * Forgets the oldest first answers that are past their time, at most `limit`; answers how many.
 * One process at a time does it: the lease is the transaction's, and ends with a process that dies.
 * `now` is ms since the epoch.
 */
export const forgetOldKeys = async (
  sql: Sql,
  now: number,
  limit: number = KEYS_A_TURN,
): Promise<number> =>
  sql.begin(async (tx) => {
    const [lease] = await tx<{ held: boolean }[]>`
      select pg_try_advisory_xact_lock(hashtext('old keys')) as held`;
    if (lease?.held !== true) return 0;
    const { count } = await tx`
      delete from commands where key in (
        select key from commands where at < ${new Date(now - KEYS_KEPT_MS)}
        order by at limit ${limit})`;
    return count;
  });
