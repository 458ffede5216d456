import { setTimeout as wait } from 'node:timers/promises';
import type { Stance } from '../../contract/protection.rules';
import type { Sql } from './database';
import { isOver, LATE_MS, LEASE_MS, PAUSE_MS, seconds } from './lease';

/**
 * Work that is due again and again, run once for all processes: by whichever takes its lease first.
 * When it is due stands in the database, so a stop delays it and never skips it.
 */
export interface Job {
  /** Names its row: never renamed. */
  readonly name: string;
  /** What it is to the protection of who plays [decision 126]. */
  readonly stance: Stance;
  /** Milliseconds from the end of one run to the next; one that failed comes again sooner. */
  readonly everyMs: number;
  /** Milliseconds after which another process takes over from one that died; default 10,000. */
  readonly leaseMs?: number;
  /**
   * Does what is due at `now`, the database's clock, at least once: a process that stood still
   * longer than its lease may meet another one at it. What it throws is reported.
   */
  run(now: Date): Promise<unknown>;
}

/** The longest wait before the row is read again: somebody may have made the job due by hand. */
const LOOK_MS = 60_000;
/** A process and its database count alike, but for this. */
const SLACK_MS = 1_000;
/** What failed is not left for longer than this. */
const AGAIN_MS = 2_000;

/** Runs a job whenever it is due, until `stop`, which waits for the run in hand. */
export class JobRun {
  readonly #job: Job;
  readonly #owner: string;
  readonly #report: (message: string, error: unknown) => void;
  readonly #leaseMs: number;
  readonly #stopping = new AbortController();
  readonly #loop: Promise<void>;
  #waiting = new AbortController();

  constructor(
    readonly sql: Sql,
    job: Job,
    owner: string,
    report: (message: string, error: unknown) => void,
  ) {
    this.#job = job;
    this.#owner = owner;
    this.#report = report;
    this.#leaseMs = job.leaseMs ?? LEASE_MS;
    this.#loop = this.#live();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#loop;
  }

  /** Looks whether it is due now, however long it was going to wait. */
  lookAgain(): void {
    this.#waiting.abort();
  }

  async #live(): Promise<void> {
    const { signal } = this.#stopping;
    let registered = false;
    while (!signal.aborted) {
      let pauseMs = PAUSE_MS;
      this.#waiting = new AbortController();
      const woken = AbortSignal.any([signal, this.#waiting.signal]);
      try {
        if (!registered) await this.#register();
        registered = true;
        const now = await this.#take();
        if (now !== undefined) await this.#run(now);
        pauseMs = await this.#untilDue();
      } catch (error) {
        this.#report(`Job ${this.#job.name} failed`, error);
      }
      await wait(pauseMs, undefined, { signal: woken }).catch(() => undefined);
    }
  }

  /** The first time that it ever runs is at once. */
  async #register(): Promise<void> {
    await this.sql`
      insert into jobs (name, due) values (${this.#job.name}, clock_timestamp())
      on conflict (name) do nothing`;
  }

  /** Takes the lease and answers the time, if the job is due and nobody is at it. */
  async #take(): Promise<Date | undefined> {
    // Due later than an interval from now, it was put off by a clock that has been put back since.
    const interval = this.sql`make_interval(secs => ${seconds(this.#job.everyMs + SLACK_MS)})`;
    const [row] = await this.sql<{ now: Date }[]>`
      update jobs set leased_by = ${this.#owner},
        leased_until = clock_timestamp() + make_interval(secs => ${seconds(this.#leaseMs)})
      where name = ${this.#job.name}
        and (due <= clock_timestamp() or due > clock_timestamp() + ${interval})
        and (leased_by is null or leased_by = ${this.#owner}
          or ${isOver(this.sql, this.#leaseMs)})
      returning clock_timestamp() as now`;
    return row?.now;
  }

  async #run(now: Date): Promise<void> {
    const renewal = setInterval(() => void this.#renew().catch(() => undefined), this.#leaseMs / 3);
    const begun = performance.now();
    let againMs = this.#job.everyMs;
    try {
      await this.#job.run(now);
    } catch (error) {
      againMs = Math.min(againMs, AGAIN_MS);
      this.#report(`Job ${this.#job.name} failed`, error);
    } finally {
      clearInterval(renewal);
    }
    // Counted from the time it ran for: a clock that is put right meanwhile makes it due by the new one.
    await this.#finish(now.getTime() + (performance.now() - begun) + againMs);
  }

  async #renew(): Promise<void> {
    await this.sql`
      update jobs
      set leased_until = clock_timestamp() + make_interval(secs => ${seconds(this.#leaseMs)})
      where name = ${this.#job.name} and leased_by = ${this.#owner}`;
  }

  /** Whoever took the lease over meanwhile says when it is due next. */
  async #finish(due: number): Promise<void> {
    await this.sql`
      update jobs set leased_by = null, leased_until = null,
        due = to_timestamp(${seconds(due)})
      where name = ${this.#job.name} and leased_by = ${this.#owner}`;
  }

  /** Milliseconds until it is due, or until the lease of whoever is at it runs out. */
  async #untilDue(): Promise<number> {
    const [row] = await this.sql<{ ms: number }[]>`
      select (extract(epoch from greatest(due, leased_until) - clock_timestamp()) * 1000)::float8 as ms
      from jobs where name = ${this.#job.name}`;
    return Math.min(Math.max(row?.ms ?? LOOK_MS, 0) + LATE_MS, LOOK_MS);
  }
}
