import { setTimeout as wait } from 'node:timers/promises';
import type { Stance } from '../../contract/protection.rules';
import type { Sql } from './database';
import { isOver, LATE_MS, LEASE_MS, PAUSE_MS, seconds } from './lease';

/**
 * What is done once at a moment that was set before. A projection sets it, in the transaction of the
 * event that it follows from: `insert into timers (kind, subject, due)`. Its row goes when it is done,
 * so a stop, a crash or a clock that jumps delays it and never skips it.
 */
export interface Timer {
  /** Never renamed. */
  readonly kind: string;
  /** What it is to the protection of who plays [decision 126]. */
  readonly stance: Stance;
  /** Milliseconds after which another process takes over from one that died; default 10,000. */
  readonly leaseMs?: number;
  /**
   * Does what is due about `subject` at `now`, the database's clock, at least once: so it goes through
   * commands that are silent when repeated. What it throws is reported, and it comes again.
   */
  run(subject: string, now: Date): Promise<unknown>;
}

interface Due {
  kind: string;
  subject: string;
  now: Date;
}

/** Timers that one process has in hand. */
const AT_ONCE = 8;
/** The longest wait before the rows are read again: a timer that was just set may be due at once. */
const LOOK_MS = 1_000;

/** Runs timers of these kinds whenever one is due, until `stop`, which waits for those in hand. */
export class TimerRun {
  readonly #kinds: ReadonlyMap<string, Timer>;
  readonly #owner: string;
  readonly #report: (message: string, error: unknown) => void;
  readonly #leaseMs: number;
  readonly #stopping = new AbortController();
  readonly #loop: Promise<void>;

  constructor(
    readonly sql: Sql,
    timers: readonly Timer[],
    owner: string,
    report: (message: string, error: unknown) => void,
  ) {
    this.#kinds = new Map(timers.map((timer) => [timer.kind, timer]));
    this.#owner = owner;
    this.#report = report;
    this.#leaseMs = Math.max(...timers.map(({ leaseMs = LEASE_MS }) => leaseMs), 0);
    this.#loop = timers.length === 0 ? Promise.resolve() : this.#live();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
  }

  async #live(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      let pauseMs = PAUSE_MS;
      try {
        const due = await this.#take();
        await Promise.all(due.map((one) => this.#run(one)));
        pauseMs = due.length === AT_ONCE ? 0 : await this.#untilDue();
      } catch (error) {
        this.#report('Timers failed', error);
      }
      await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Takes the lease of those that are due and that nobody is at, the longest overdue first. */
  async #take(): Promise<Due[]> {
    return this.sql<Due[]>`
      update timers set leased_by = ${this.#owner},
        leased_until = clock_timestamp() + make_interval(secs => ${seconds(this.#leaseMs)})
      where (kind, subject) in (
        select kind, subject from timers
        where kind = any(${[...this.#kinds.keys()]}) and due <= clock_timestamp()
          and (leased_until is null or ${isOver(this.sql, this.#leaseMs)})
        order by due limit ${AT_ONCE} for update skip locked)
      returning kind, subject, clock_timestamp() as now`;
  }

  /** What fails keeps its lease: it comes again when that runs out. */
  async #run({ kind, subject, now }: Due): Promise<void> {
    const renewal = setInterval(
      () => void this.#renew(kind, subject).catch(() => undefined),
      this.#leaseMs / 3,
    );
    try {
      await this.#kinds.get(kind)?.run(subject, now);
      await this.#finish(kind, subject);
    } catch (error) {
      this.#report(`Timer ${kind} of ${subject} failed`, error);
    } finally {
      clearInterval(renewal);
    }
  }

  async #renew(kind: string, subject: string): Promise<void> {
    await this.sql`
      update timers
      set leased_until = clock_timestamp() + make_interval(secs => ${seconds(this.#leaseMs)})
      where kind = ${kind} and subject = ${subject} and leased_by = ${this.#owner}`;
  }

  /** Of whoever took the lease over meanwhile it is left alone. */
  async #finish(kind: string, subject: string): Promise<void> {
    await this.sql`
      delete from timers
      where kind = ${kind} and subject = ${subject} and leased_by = ${this.#owner}`;
  }

  /** Milliseconds until the next one is due, or until the lease of whoever is at it runs out. */
  async #untilDue(): Promise<number> {
    const [row] = await this.sql<{ ms: number | null }[]>`
      select (extract(epoch from min(greatest(due, leased_until)) - clock_timestamp()) * 1000)::float8
        as ms
      from timers where kind = any(${[...this.#kinds.keys()]})`;
    return Math.min(Math.max(row?.ms ?? LOOK_MS, 0) + LATE_MS, LOOK_MS);
  }
}
