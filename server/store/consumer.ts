import { setTimeout as wait } from 'node:timers/promises';
import type { Stance } from '../../contract/protection.rules';
import type { Sql } from './database';
import { isOver, LEASE_MS, PAUSE_MS, seconds } from './lease';
import { eventsAfter, type RecordedEvent } from './projection';
import type { Recent } from './recent';
import { type Doorbell, headOf } from './tail';
import type { Vault } from './vault';

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

const pageSize = 1000;
/** Between two pages under steady traffic: each costs a commit for its checkpoint. */
const paceMs = 250;

/** Runs a consumer until `stop`, which waits for the page in hand and gives the lease up. */
export class ConsumerRun {
  readonly #sql: Sql;
  readonly #vault: Vault;
  readonly #recent: Recent;
  readonly #consumer: Consumer;
  readonly #owner: string;
  readonly #report: (message: string, error: unknown) => void;
  readonly #stopping = new AbortController();
  readonly #leaseMs: number;
  #wake: () => void = () => undefined;
  #isRung = true;
  #position: number | undefined;
  /** By the time that passes: the clock of a machine may stand still or be put back. */
  #leasedUntil = 0;
  readonly #loop: Promise<void>;
  readonly #unhook: () => void;

  constructor(
    sql: Sql,
    vault: Vault,
    recent: Recent,
    consumer: Consumer,
    doorbell: Doorbell,
    owner: string,
    report: (message: string, error: unknown) => void,
  ) {
    this.#sql = sql;
    this.#vault = vault;
    this.#recent = recent;
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

  /** Waits for the bell; under steady traffic it pauses, so that pages are worth their checkpoint. */
  async #rung(): Promise<void> {
    const { signal } = this.#stopping;
    if (this.#isRung) await wait(paceMs, undefined, { signal }).catch(() => undefined);
    else if (!signal.aborted)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    this.#isRung = false;
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
    const events =
      this.#recent.eventsAfter(position, pageSize) ??
      (await eventsAfter(this.#sql, this.#vault, position, pageSize));
    const last = events.at(-1);
    if (last === undefined) return false;
    const renewal = setInterval(() => void this.#lease().catch(() => undefined), this.#leaseMs / 3);
    try {
      await this.#consumer.handle(events);
    } finally {
      clearInterval(renewal);
    }
    // Whoever took the lease over meanwhile has its own checkpoint: do not move it.
    const { count } = await this.#sql`
      update consumers set position = ${last.position}
      where name = ${this.#consumer.name} and leased_by = ${this.#owner}`;
    this.#position = last.position;
    if (count === 0) this.#leasedUntil = 0;
    return events.length === pageSize;
  }
}
