import { CALL_SLOW_MS, CALL_TIMES_HOURS } from '../../contract/limits';
import type { Sql } from '../store/database';

interface Times {
  asked: number;
  slow: number;
  total: number;
  worst: number;
}

/** How long the calls of this process took that were not written down yet [decision 200]. */
export class Timings {
  #times = new Map<string, Times>();

  /** A call was answered after so many milliseconds. */
  note(call: string, ms: number): void {
    this.#add(call, { asked: 1, slow: ms > CALL_SLOW_MS ? 1 : 0, total: ms, worst: ms });
  }

  /** Adds them to what all processes wrote in this hour; what cannot be written is written next time. */
  async write(sql: Sql, now: number): Promise<void> {
    const times = this.#times;
    if (times.size === 0) return;
    this.#times = new Map();
    const hour = new Date(now);
    hour.setUTCMinutes(0, 0, 0);
    // By name: two processes that write at once take their rows in one order.
    const rows = [...times]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([call, { asked, slow, total, worst }]) => ({
        ...{ call, hour, asked, slow, total_ms: total, worst_ms: worst },
      }));
    try {
      await sql`
        insert into call_times ${sql(rows)}
        on conflict (call, hour) do update set
          asked = call_times.asked + excluded.asked, slow = call_times.slow + excluded.slow,
          total_ms = call_times.total_ms + excluded.total_ms,
          worst_ms = greatest(call_times.worst_ms, excluded.worst_ms)`;
    } catch (error) {
      for (const [call, more] of times) this.#add(call, more);
      throw error;
    }
  }

  #add(call: string, more: Times): void {
    const times = this.#times.get(call) ?? { asked: 0, slow: 0, total: 0, worst: 0 };
    times.asked += more.asked;
    times.slow += more.slow;
    times.total += more.total;
    times.worst = Math.max(times.worst, more.worst);
    this.#times.set(call, times);
  }
}

/** Forgets the hours that nobody counts any more. */
export const forgetTimes = async (sql: Sql): Promise<void> => {
  await sql`
    delete from call_times where hour < now() - make_interval(hours => ${CALL_TIMES_HOURS + 1})`;
};
