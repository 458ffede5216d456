import type { Secrets } from '../secret/secret';
import type { Rate } from '../signalr/rate';
import type { Sql } from '../store/database';
import type { Job } from '../store/job';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;

/**
 * A bucket for each place that guessing comes from, shared by all processes [decision 77]. A bucket is
 * kept as the time at which it will be full again.
 */
export class Places {
  readonly #eachMs: number;
  readonly #emptyMs: number;

  constructor(
    readonly sql: Sql,
    readonly secrets: Pick<Secrets, 'derive'>,
    rate: Rate,
  ) {
    this.#eachMs = SECOND_MS / rate.perSecond;
    this.#emptyMs = this.#eachMs * rate.burst;
  }

  /** Undefined when one more may come from there, else the seconds to wait; `now` in ms. */
  async refusal(key: string, now: number): Promise<number | undefined> {
    const empty = now + this.#emptyMs;
    // What no bucket can owe was written by a clock that is wrong, and counts for nothing.
    const taken = await this.sql`
      insert into places as kept (key, until) values (${this.#row(key)}, ${now + this.#eachMs})
      on conflict (key) do update set until = ${this.#eachMs}::bigint
        + case when kept.until between ${now} and ${empty} then kept.until else ${now} end
      where kept.until not between ${now} and ${empty} or kept.until + ${this.#eachMs} <= ${empty}
      returning key`;
    return taken.length > 0 ? undefined : Math.ceil(this.#eachMs / SECOND_MS);
  }

  /** Gives one back that was taken. */
  async giveBack(key: string): Promise<void> {
    await this.sql`update places set until = until - ${this.#eachMs} where key = ${this.#row(key)}`;
  }

  /** What is kept must tell no address. */
  #row(key: string): string {
    return this.secrets.derive('place', key);
  }
}

/** Forgets buckets that are full. */
export const fullPlaces = (sql: Sql): Job => ({
  name: 'full places',
  stance: 'neutral',
  everyMs: HOUR_MS,
  run: (now) => sql`delete from places where until <= ${now.getTime()}`,
});
