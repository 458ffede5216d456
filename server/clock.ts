import type { Sql } from './store/database';

/** How often this machine's clock is held against the database's. */
const LOOK_MS = 30_000;
/** A smaller difference is the way there and back, or two clocks that agree. */
const AGREE_MS = 1_000;

interface ClockLog {
  warn(facts: object, says: string): void;
  error(facts: object, says: string): void;
}

/**
 * What time it is for all processes: the database's clock, which they share. A machine whose own clock
 * is off would refuse the others' tokens, and write down moments that never were.
 */
export class Clock {
  /** Milliseconds that this machine's clock is ahead. */
  #ahead = 0;

  private constructor(
    readonly sql: Sql,
    readonly log: ClockLog,
  ) {}

  /** Opens it with a first look; `end` stops looking. */
  static async open(sql: Sql, log: ClockLog): Promise<Clock & { end: () => void }> {
    const clock = new Clock(sql, log);
    await clock.look();
    const looking = setInterval(() => {
      clock.look().catch((error: unknown) => log.error({ error }, 'nobody said what time it is'));
    }, LOOK_MS);
    looking.unref();
    return Object.assign(clock, { end: () => clearInterval(looking) });
  }

  /** Milliseconds since 1970. */
  readonly now = (): number => Date.now() - this.#ahead;

  /** Holds this machine's clock against the database's. */
  async look(): Promise<void> {
    const before = Date.now();
    const [row] = await this.sql<{ at: Date }[]>`select clock_timestamp() as at`;
    const between = (before + Date.now()) / 2;
    const ahead = row === undefined ? 0 : between - row.at.getTime();
    const agreed = Math.abs(ahead) < AGREE_MS ? 0 : Math.round(ahead);
    if (Math.abs(agreed - this.#ahead) < AGREE_MS) return;
    this.#ahead = agreed;
    this.log.warn(
      { ahead: agreed },
      'the clock of this machine is not the database’s, which holds',
    );
  }
}
