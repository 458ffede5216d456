import { problem } from '../../contract/problems';
import type { Refused } from '../http/route';
import type { Sql } from '../store/database';
import type { Job } from '../store/job';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Attempts are remembered so long after the last one. */
export const ATTEMPTS_KEPT_MS = 24 * HOUR_MS;

/**
 * What is counted, and how long it is until the next after the first, second, third attempt and so
 * on; the last delay goes on. None is so long that it would lock the owner out [decision 77].
 */
export const paces = {
  /** A password given for a name. */
  'sign in': [
    0,
    0,
    0,
    0,
    15 * SECOND_MS,
    30 * SECOND_MS,
    MINUTE_MS,
    2 * MINUTE_MS,
    4 * MINUTE_MS,
    8 * MINUTE_MS,
    15 * MINUTE_MS,
  ],
  /** A mail to an address, by whoever asks for it. */
  mail: [0, 0, 5 * MINUTE_MS, 10 * MINUTE_MS, 20 * MINUTE_MS, 40 * MINUTE_MS, HOUR_MS],
} as const satisfies Record<string, readonly number[]>;
export type Pace = keyof typeof paces;

/** With this many passwords in vain somebody is guessing: the owner is told. */
export const GUESSES_TOLD = 5;

/** The how manieth attempt it is since the last that succeeded. */
export interface Turn {
  readonly count: number;
}

/** Attempts at what belongs to somebody, wherever they come from, in the database's count. */
export class Attempts {
  constructor(
    readonly sql: Sql,
    readonly enabled: boolean,
  ) {}

  /**
   * Counts an attempt before it is made, so that many at once are counted as well; one that has to
   * wait is refused and not counted. `whose` must not tell a name: it is kept. `now` is ISO 8601.
   */
  async take(pace: Pace, whose: string, now: string): Promise<Turn | Refused> {
    if (!this.enabled) return { count: 1 };
    const at = Date.parse(now);
    const key = `${pace} ${whose}`;
    // Where there is no delay another may come, whichever of those made at once is counted first.
    const free = paces[pace].map((delay) => (delay === 0 ? 0 : at + delay));
    // No delay ends so late: a clock that is wrong set it, and it would lock the owner out for as long.
    const latest = at + Math.max(...paces[pace]);
    const [counted] = await this.sql<{ count: number }[]>`
      insert into attempts as kept (key, count, free, forgotten)
      values (${key}, 1, ${free[0] ?? 0}, ${at + ATTEMPTS_KEPT_MS})
      on conflict (key) do update set
        count = kept.count + 1,
        free = (${free}::bigint[])[least(kept.count + 1, ${free.length})],
        forgotten = ${at + ATTEMPTS_KEPT_MS}
      where kept.free <= ${at} or kept.free > ${latest}
      returning count`;
    if (counted !== undefined) return counted;
    const [row] = await this.sql<{ free: number }[]>`select free from attempts where key = ${key}`;
    const retryAfter = Math.max(1, Math.ceil(((row?.free ?? at) - at) / SECOND_MS));
    return { refused: problem('too-many-attempts', { retryAfter }) };
  }

  /** Forgets the attempts: the owner has shown who they are. */
  async forgive(pace: Pace, whose: string): Promise<void> {
    if (this.enabled) await this.sql`delete from attempts where key = ${`${pace} ${whose}`}`;
  }
}

/** Forgets attempts that are past their time. */
export const oldAttempts = (sql: Sql): Job => ({
  name: 'old attempts',
  stance: 'neutral',
  everyMs: HOUR_MS,
  run: (now) => sql`delete from attempts where forgotten <= ${now.getTime()}`,
});
