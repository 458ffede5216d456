import { setTimeout as wait } from 'node:timers/promises';
import type { Stance } from '../../contract/protection.rules';
import { type Checkpoints, PAGE_SIZE } from './checkpoint';
import type { Sql } from './database';
import { isOver, LEASE_MS, PAUSE_MS, seconds } from './lease';
import type { RecordedEvent } from './projection';
import { type Doorbell, headOf } from './tail';

/** A leased, checkpointed reader of the log: one process at a time runs it, at least once. */
export interface Consumer {
  readonly name: string;
  /** What it is to the protection of who plays [decision 126]. */
  readonly stance: Stance;
  /** Where it begins the first time that it ever runs. */
  readonly from: 'start' | 'now';
  /** Milliseconds after which another process takes over from one that died; default 10,000. */
  readonly leaseMs?: number;
  /** Handles events in order; what it throws is reported and the same events come again. */
  handle(events: readonly RecordedEvent[]): Promise<void>;
}

/** Between two pages under steady traffic, at the same moments for all: each costs a commit. */
const paceMs = 250;

/** Runs a consumer until `stop`, which waits for the page in hand and gives the lease up. */
export class ConsumerRun {
  readonly #sql: Sql;
  readonly #checkpoints: Checkpoints;
  readonly #consumer: Consumer;
  readonly #owner: string;
  readonly #report: (message: string, error: unknown) => void;
  readonly #stopping = new AbortController();
  readonly #leaseMs: number;
  #wake: () => void = () => undefined;
  #isRung = true;
  #position: number | undefined;
  /** The moment before which it turns no further page. */
  #nextAt = 0;
  /** By the time that passes: the clock of a machine may stand still or be put back. */
  #leasedUntil = 0;
  readonly #loop: Promise<void>;
  readonly #unhook: () => void;

  constructor(
    sql: Sql,
    checkpoints: Checkpoints,
    consumer: Consumer,
    doorbell: Doorbell,
    owner: string,
    report: (message: string, error: unknown) => void,
  ) {
    this.#sql = sql;
    this.#checkpoints = checkpoints;
    this.#consumer = consumer;
    this.#owner = owner;
    this.#report = report;
    this.#leaseMs = consumer.leaseMs ?? LEASE_MS;
    this.#unhook = doorbell.onRing(() => {
      this.#isRung = true;
      this.#wake();
    });
    this.#loop = this.#run();
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#unhook();
    this.#wake();
    await this.#loop;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    let registered = false;
    while (!signal.aborted) {
      try {
        if (!registered) await this.#register();
        registered = true;
        await this.#rung();
        while (!signal.aborted && (await this.#page()));
      } catch (error) {
        this.#leasedUntil = 0;
        this.#report(`Consumer ${this.#consumer.name} failed`, error);
        this.#isRung = true;
        await wait(PAUSE_MS, undefined, { signal }).catch(() => undefined);
      }
    }
    await this.#sql`
      update consumers set leased_by = null, leased_until = null
      where name = ${this.#consumer.name} and leased_by = ${this.#owner}`.catch(() => undefined);
  }

  /** Waits for the bell, and for the moment after the last page, so that pages are worth their checkpoint. */
  async #rung(): Promise<void> {
    const { signal } = this.#stopping;
    if (!this.#isRung && !signal.aborted)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    const pauseMs = this.#nextAt - performance.now();
    if (pauseMs > 0) await wait(pauseMs, undefined, { signal }).catch(() => undefined);
    this.#isRung = false;
    // A timer may fire a moment early, and the page would be turned twice.
    this.#nextAt = (Math.round(performance.now() / paceMs) + 1) * paceMs;
  }

  async #register(): Promise<void> {
    const position = this.#consumer.from === 'start' ? 0 : await headOf(this.#sql);
    await this.#sql`
      insert into consumers (name, position) values (${this.#consumer.name}, ${position})
      on conflict (name) do nothing`;
  }

  /** Takes or renews the lease; answers the checkpoint, or nothing while another process holds it. */
  async #lease(): Promise<number | undefined> {
    const until = performance.now() + this.#leaseMs;
    const [row] = await this.#sql<{ position: number }[]>`
      update consumers set leased_by = ${this.#owner},
        leased_until = clock_timestamp() + make_interval(secs => ${seconds(this.#leaseMs)})
      where name = ${this.#consumer.name}
        and (leased_by is null or leased_by = ${this.#owner}
          or ${isOver(this.#sql, this.#leaseMs)})
      returning position`;
    this.#leasedUntil = row === undefined ? 0 : until;
    return row?.position;
  }

  /** The checkpoint while this process holds the lease, renewed in good time. */
  async #checkpoint(): Promise<number | undefined> {
    const isFresh = this.#leasedUntil - performance.now() > this.#leaseMs / 2;
    if (!isFresh) this.#position = await this.#lease();
    return this.#position;
  }

  async #page(): Promise<boolean> {
    const position = await this.#checkpoint();
    if (position === undefined) return false;
    const events = await this.#checkpoints.page(position);
    const last = events.at(-1);
    if (last === undefined) return false;
    const renewal = setInterval(() => void this.#lease().catch(() => undefined), this.#leaseMs / 3);
    try {
      await this.#consumer.handle(events);
    } finally {
      clearInterval(renewal);
    }
    const isOurs = await this.#checkpoints.keep(this.#consumer.name, last.position);
    this.#position = last.position;
    if (!isOurs) this.#leasedUntil = 0;
    return events.length === PAGE_SIZE;
  }
}
