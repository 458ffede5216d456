import { randomUUID } from 'node:crypto';
import { appendEvents, keepStates, lockHead } from './append';
import {
  type DecidedBatch,
  decideBatch,
  type FirstAnswer,
  frozen,
  keyOf,
  placed,
  type StreamCopy,
} from './batch';
import type { AnyCommand, Outcome } from './command';
import type { DatabaseAddress, Queries, Sql } from './database';
import { eventsOfStream, type Projection } from './projection';
import { openSession, type Session } from './session';
import { type AnyStream, nameOf } from './stream';
import type { Vault } from './vault';

export type Settled = Outcome<unknown> | { error: unknown };

interface StreamRow {
  name: string;
  version: number;
  revision: number;
  state: unknown;
}
interface AnswerRow {
  key: string;
  fingerprint: string;
  answer: { answer: unknown } | Extract<Outcome<unknown>, { refused: unknown }>;
  position: number;
}

const namesOf = (commands: readonly AnyCommand[]): Map<string, AnyStream> => {
  const streams = new Map<string, AnyStream>();
  for (const command of commands)
    for (const stream of Object.values(command.streams)) streams.set(nameOf(stream), stream);
  return streams;
};

const revisionOf = (stream: AnyStream): number => stream.kind.revision ?? 1;

/**
 * Locks in one order for all processes, by name, so that two of them never wait for each other.
 * A lookup by `= any(…)` would scan a growing table.
 */
const lockStreams = (sql: Sql, names: Iterable<string>) => sql<StreamRow[]>`
  select s.name, s.version, s.revision, s.state
  from jsonb_array_elements_text(${JSON.stringify([...names])}::text::jsonb) as wanted(name)
  join streams s using (name) order by s.name for update of s`;

const findAnswers = (sql: Sql, keys: string[]) => sql<AnswerRow[]>`
  select key, fingerprint, answer, position
  from jsonb_array_elements_text(${JSON.stringify(keys)}::text::jsonb) as wanted(key)
  join commands using (key)`;

/** Commits batches over one connection, one at a time. */
export class Writer {
  readonly #id = randomUUID();
  readonly #address: DatabaseAddress;
  readonly #projections: readonly Projection[];
  readonly #vault: Vault;
  #session: Session | undefined;
  #number = 0;
  /** What the batch being committed answers, kept while its commit may have gone through. */
  #unsure: Settled[] | undefined;

  constructor(address: DatabaseAddress, projections: readonly Projection[], vault: Vault) {
    this.#address = address;
    this.#vault = vault;
    this.#projections = projections;
  }

  /** Names the next batch. The same batch keeps its number over attempts. */
  next(): void {
    this.#number += 1;
    this.#unsure = undefined;
  }

  /** Whether the last attempt broke off so late that its effect may exist. */
  get isUnsure(): boolean {
    return this.#unsure !== undefined;
  }

  /** Decides and commits the batch as one transaction; throws if it was not committed. */
  async attempt(commands: readonly AnyCommand[]): Promise<Settled[]> {
    const session = await this.#open();
    try {
      return await session.guard(() => this.#transact(session.sql, commands));
    } catch (error) {
      if (!session.isLost())
        await session.guard(() => session.sql`rollback`).catch(() => undefined);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#session?.end();
    this.#session = undefined;
  }

  async #open(): Promise<Session> {
    if (this.#session !== undefined && !this.#session.isLost()) return this.#session;
    await this.close();
    const session = openSession(this.#address);
    try {
      // Without its row a writer could not say which batch went through.
      await session.guard(
        () => session.sql`insert into writers (id, batch) values (${this.#id}, 0)
          on conflict (id) do nothing`,
      );
    } catch (error) {
      await session.end();
      throw error;
    }
    this.#session = session;
    return session;
  }

  async #transact(sql: Sql, commands: readonly AnyCommand[]): Promise<Settled[]> {
    const streams = namesOf(commands);
    const keys = commands.map(keyOf).filter((key) => key !== undefined);
    const [, [writer], rows, answers] = await Promise.all([
      sql`begin`,
      // Waits for an earlier attempt of this batch that the server may still be committing.
      sql<{ batch: number }[]>`select batch from writers where id = ${this.#id} for update`,
      lockStreams(sql, streams.keys()),
      keys.length === 0 ? [] : findAnswers(sql, keys),
    ]);
    if (this.#unsure !== undefined && writer?.batch === this.#number) {
      await sql`rollback`;
      return this.#unsure;
    }
    this.#unsure = undefined;
    const copies = await this.#copies(sql, streams, rows);
    const decided = decideBatch(commands, copies, firstAnswers(answers));
    return this.#record(sql, decided);
  }

  async #copies(
    sql: Sql,
    streams: ReadonlyMap<string, AnyStream>,
    rows: readonly StreamRow[],
  ): Promise<Map<string, StreamCopy>> {
    const byName = new Map(rows.map((row) => [row.name, row]));
    const copies = new Map<string, StreamCopy>();
    for (const [name, stream] of streams) {
      const row = byName.get(name);
      const state =
        row === undefined
          ? stream.kind.initial
          : row.revision === revisionOf(stream)
            ? row.state
            : await refold(sql, this.#vault, stream);
      copies.set(name, {
        stream,
        isNew: row === undefined,
        changed: false,
        version: row?.version ?? 0,
        state: frozen(state),
      });
    }
    return copies;
  }

  async #record(sql: Sql, decided: DecidedBatch): Promise<Settled[]> {
    if (decided.events.length === 0 && decided.answers.length === 0) {
      await sql`rollback`;
      return decided.drafts.map((draft) => placed(draft, 0));
    }
    // Before other rows are locked: whoever makes the same key waits for this transaction.
    const { events, keys } = await this.#vault.seal(sql, decided.events);
    const kept = keepStates(sql, decided.streams);
    const head = await lockHead(sql, decided.events, kept);
    const settled = decided.drafts.map((draft) => placed(draft, head.position));
    const mark = sql`update writers set batch = ${this.#number} where id = ${this.#id}`;
    const { recorded, written } = appendEvents(sql, { ...decided, events }, head);
    const projected = recorded.length === 0 ? [] : this.#projections;
    await allSent([mark, ...written, ...projected.map((each) => each.apply(sql, recorded))]);
    this.#unsure = settled;
    await sql`commit`;
    this.#unsure = undefined;
    this.#vault.keep(keys);
    return settled;
  }
}

const isFollowing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '25P02';

/**
 * Waits for all, then throws the first cause. A projection that went on by itself after another
 * failed would send its next statement behind the rollback, where it would be committed.
 */
const allSent = async (statements: readonly PromiseLike<unknown>[]): Promise<void> => {
  const results = await Promise.allSettled(statements);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (errors.length > 0) throw errors.find((error) => !isFollowing(error)) ?? errors[0];
};

/** State of a stream from its events: what `streams` should hold. */
export const refold = async (sql: Queries, vault: Vault, stream: AnyStream): Promise<unknown> =>
  (await eventsOfStream(sql, vault, nameOf(stream))).reduce<unknown>(
    (state, { event }) => stream.kind.evolve(state, event),
    stream.kind.initial,
  );

const firstAnswers = (rows: readonly AnswerRow[]): Map<string, FirstAnswer> =>
  new Map(
    rows.map(({ key, fingerprint, answer, position }) => [
      key,
      { fingerprint, outcome: 'refused' in answer ? answer : { ...answer, position } },
    ]),
  );
