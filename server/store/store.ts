import { randomUUID } from 'node:crypto';
import { Checkpoints } from './checkpoint';
import type { AnyCommand, Command, Outcome, Performed } from './command';
import { type Consumer, ConsumerRun } from './consumer';
import { connect, type DatabaseAddress, type Sql } from './database';
import type { Slots } from './decision';
import { type Job, JobRun } from './job';
import { Loader } from './loader';
import { eventsOfStream, type Projection, type RecordedEvent } from './projection';
import { CommandQueue, defaultLimits, type QueueLimits } from './queue';
import { rebuild, rebuildChanged } from './rebuild';
import { Recent } from './recent';
import { Storage } from './storage';
import { type AnyStream, nameOf, type RecordedFact, type StoredEvent, type Stream } from './stream';
import { Doorbell, type FactListener, factsAfter, headOf, lastFact, Tail } from './tail';
import { type Timer, TimerRun } from './timer';
import { openVault, type Vault } from './vault';
import { refold, Writer } from './writer';

export interface StoreOptions {
  readonly address: DatabaseAddress;
  readonly projections?: readonly Projection[];
  readonly limits?: Partial<QueueLimits>;
  /** Says when there is no room to write; without it only the database says so. */
  readonly storage?: Storage;
  /** Told what went wrong behind the scenes: a reader or consumer that failed and will go on. */
  readonly report?: (message: string, error: unknown) => void;
}

interface StateRow {
  readonly name: string;
  readonly state: unknown;
  readonly revision: number;
}

/** The event store: the platform's only writer of history. */
export class Store {
  readonly #sql: Sql;
  readonly #vault: Vault;
  readonly #loader: Loader<StateRow>;
  readonly #queue: CommandQueue;
  readonly #recent = new Recent();
  readonly #doorbell: Doorbell;
  readonly #tail: Tail;
  readonly #projections: readonly Projection[];
  readonly #report: (message: string, error: unknown) => void;
  readonly #owner = randomUUID();
  readonly #checkpoints: Checkpoints;
  readonly #consumers = new Set<ConsumerRun>();
  readonly #jobs = new Set<JobRun>();
  readonly #timers = new Set<TimerRun>();

  private constructor(options: StoreOptions, sql: Sql, vault: Vault, head: number) {
    this.#sql = sql;
    this.#vault = vault;
    this.#loader = new Loader(async (names) => {
      const rows = await sql<StateRow[]>`
        select name, state, revision from streams where name = any(${[...names]})`;
      return rows.map((row) => [row.name, row]);
    });
    this.#projections = options.projections ?? [];
    this.#report = options.report ?? ((message, error) => console.error(message, error));
    const writer = new Writer(options.address, this.#projections, vault, (appended) =>
      this.#recent.add(appended),
    );
    this.#doorbell = new Doorbell((position) => position === writer.endsAt);
    this.#tail = new Tail(sql, this.#recent, head, this.#report);
    this.#checkpoints = new Checkpoints(sql, vault, this.#recent, this.#owner);
    this.#doorbell.onRing(this.#tail.wake);
    const limits = { ...defaultLimits, ...options.limits };
    const storage = options.storage ?? new Storage();
    this.#queue = new CommandQueue(writer, limits, storage, this.#doorbell.ring);
  }

  /** Opens the store on a migrated database; rebuilds projections that are new or revised. */
  static async open(options: StoreOptions): Promise<Store> {
    const sql = connect(options.address);
    try {
      await rebuildChanged(sql, options.projections ?? []);
      const store = new Store(options, sql, await openVault(sql), await headOf(sql));
      await store.#doorbell.open(sql);
      return store;
    } catch (error) {
      await sql.end({ timeout: 1 });
      throw error;
    }
  }

  /**
   * Decides the command on its streams' current states and commits what it decided, together with
   * projections, postings, facts and the first answer of its key. Resolves after the commit, and once
   * what this process remembers has turned by it.
   * Rejects with what the decider threw, the database's objection, or `OutcomeUnknown`.
   */
  async execute<S extends Slots, Answer>(command: Command<S, Answer>): Promise<Outcome<Answer>> {
    const performed = await this.perform(command);
    if ('refused' in performed) return performed;
    const { answer, position } = performed;
    return { answer, position };
  }

  /** `execute`, for a caller who answers with what the streams became. */
  async perform<S extends Slots, Answer>(
    command: Command<S, Answer>,
  ): Promise<Performed<S, Answer>> {
    const performed = await this.#queue.execute(command as AnyCommand);
    if ('answer' in performed && performed.turnsMemory) await this.#tail.told(performed.position);
    return performed as Performed<S, Answer>;
  }

  /** The stream's current state; `initial` if nothing ever happened to it. */
  async load<State, Event extends StoredEvent>(stream: Stream<State, Event>): Promise<State> {
    const { kind } = stream;
    const row = await this.#loader.load(nameOf(stream as AnyStream));
    if (row === undefined) return kind.initial;
    if (row.revision === (kind.revision ?? 1)) return row.state as State;
    return (await refold(this.#sql, this.#vault, stream as AnyStream)) as State;
  }

  /** All events of one stream in order, personal fields readable; for a player's own export. */
  async history<State, Event extends StoredEvent>(
    stream: Stream<State, Event>,
  ): Promise<RecordedEvent<Event>[]> {
    const events = await eventsOfStream(this.#sql, this.#vault, nameOf(stream as AnyStream));
    return events as RecordedEvent<Event>[];
  }

  /** Forgets the key of a person whose personal facts were erased. */
  forgetPerson(subject: string): void {
    this.#vault.forget(subject);
    this.#recent.clear();
  }

  /** Bytes that no event holds, under the key of a person; undefined where it is destroyed [decision 60]. */
  seal(of: string, bytes: Buffer, bound: string): Promise<Buffer | undefined> {
    return this.#vault.sealBytes(this.#sql, of, bytes, bound);
  }

  /** The bytes of such a box; undefined where their key is destroyed. Throws on a forgery. */
  unseal(of: string, box: Buffer, bound: string): Promise<Buffer | undefined> {
    return this.#vault.openBytes(this.#sql, of, box, bound);
  }

  /** Position of the last event. */
  head(): Promise<number> {
    return headOf(this.#sql);
  }

  /** Facts told to `player:<id>` after number `n`, in order, for a client that missed some. */
  facts(audience: string, n: number, limit = 100): Promise<RecordedFact[]> {
    return factsAfter(this.#sql, audience, n, limit);
  }

  /** Number of the last fact told to the audience, 0 if none. */
  lastFact(audience: string): Promise<number> {
    return lastFact(this.#sql, audience);
  }

  /** Every process's facts from now on, in the log's order. Answers the end of the subscription. */
  subscribe(listener: FactListener): () => void {
    return this.#tail.subscribe(listener);
  }

  /** Runs a leased consumer of the log until it is stopped or the store is closed. */
  consume(consumer: Consumer): { stop(): Promise<void> } {
    const run = new ConsumerRun(
      this.#sql,
      this.#checkpoints,
      consumer,
      this.#doorbell,
      this.#owner,
      this.#report,
    );
    this.#consumers.add(run);
    return {
      stop: async () => {
        this.#consumers.delete(run);
        await run.stop();
      },
    };
  }

  /** Runs a job whenever it is due, once for all processes, until it is stopped or the store is closed. */
  schedule(job: Job): { stop(): Promise<void> } {
    const run = new JobRun(this.#sql, job, this.#owner, this.#report);
    this.#jobs.add(run);
    return {
      stop: async () => {
        this.#jobs.delete(run);
        await run.stop();
      },
    };
  }

  /** What waited for its time by a clock that was off looks for it anew. */
  lookAgain(): void {
    for (const run of this.#jobs) run.lookAgain();
  }

  /** Runs what is due of these kinds, each once for all processes, until it is stopped or the store is closed. */
  time(timers: readonly Timer[]): { stop(): Promise<void> } {
    const run = new TimerRun(this.#sql, timers, this.#owner, this.#report);
    this.#timers.add(run);
    return {
      stop: async () => {
        this.#timers.delete(run);
        await run.stop();
      },
    };
  }

  /** Applies the whole log to an emptied projection again; writers wait meanwhile. */
  async rebuild(name: string): Promise<void> {
    const projection = this.#projections.find((candidate) => candidate.name === name);
    if (projection === undefined) throw new Error(`There is no projection '${name}'`);
    await rebuild(this.#sql, projection);
  }

  /** Finishes the commands taken, stops the readers and closes the connections. */
  async close(): Promise<void> {
    // First: a run in hand still gives commands.
    await Promise.all([...this.#jobs, ...this.#timers].map((run) => run.stop()));
    await this.#queue.close();
    await Promise.all([...this.#consumers].map((run) => run.stop()));
    await this.#doorbell.close();
    await this.#tail.close();
    // The driver waits for ever for a connection that broke in the middle of a query.
    await this.#sql.end({ timeout: 1 });
  }
}
