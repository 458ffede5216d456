import type { Sql } from './store/database';

/** How often this machine's clock is held against the database's. */
const LOOK_MS = 30_000;
/** A smaller difference is the way there and back, or two clocks that agree. */
const AGREE_MS = 1_000;

/** What a machine is told that goes on after it stood still. */
const WOKEN = 'SIGCONT';

interface ClockLog {
  warn(facts: object, says: string): void;
  error(facts: object, says: string): void;
}

/**
 * What time it is for all processes: the database's clock, which they share. A machine whose own clock
 * is off would refuse the others' tokens, and write down moments that never were.
 */
export class Clock {
  #ahead = 0;

  private constructor(
    readonly sql: Sql,
    readonly log: ClockLog,
    readonly changed: () => void,
  ) {}

  /**
   * Opens it with a first look, and looks again now and then and whenever the process goes on after it
   * stood still; `changed` hears that it was off. `end` stops looking.
   */
  static async open(
    sql: Sql,
    log: ClockLog,
    changed: () => void = () => undefined,
  ): Promise<Clock & { end: () => void }> {
    const clock = new Clock(sql, log, changed);
    await clock.look();
    const again = (): void => {
      clock.look().catch((error: unknown) => log.error({ error }, 'nobody said what time it is'));
    };
    const looking = setInterval(again, LOOK_MS);
    looking.unref();
    process.on(WOKEN, again);
    const end = (): void => {
      clearInterval(looking);
      process.off(WOKEN, again);
    };
    return Object.assign(clock, { end });
  }

  /** Milliseconds that this machine's clock is ahead of the database's; 0 while they agree. */
  readonly ahead = (): number => this.#ahead;

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
    this.changed();
  }
}
