import { DAY_MS } from '../../contract/limits';
import type { Sql } from './database';
import type { Job } from './job';

/** How long a first answer is repeated for its key [decision 5]. */
export const KEYS_KEPT_MS = 30 * DAY_MS;
/** Keys that one turn forgets at most, so that a turn costs the same however many there are. */
const KEYS_A_TURN = 10_000;

/** How often first answers are forgotten: a thousand a second at most. */
const TURN_MS = 10_000;

/**
 * Forgets the oldest first answers that are past their time, at most `limit`; answers how many.
 * `now` is ms since the epoch.
 */
export const forgetOldKeys = async (
  sql: Sql,
  now: number,
  limit: number = KEYS_A_TURN,
): Promise<number> => {
  const { count } = await sql`
    delete from commands where key in (
      select key from commands where at < ${new Date(now - KEYS_KEPT_MS)}
      order by at limit ${limit})`;
  return count;
};

/** Forgets old first answers, so many a turn. */
export const oldKeys = (sql: Sql): Job => ({
  name: 'old keys',
  stance: 'neutral',
  everyMs: TURN_MS,
  run: (now) => forgetOldKeys(sql, now.getTime()),
});
