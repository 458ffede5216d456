import { randomUUID } from 'node:crypto';
import { type Appended, appending, type Head, lockHead } from './append';
import {
  type DecidedBatch,
  decideBatch,
  type FirstAnswer,
  frozen,
  keyOf,
  placed,
  type Settled,
  type StreamCopy,
} from './batch';
import type { AnyCommand, Outcome } from './command';
import type { DatabaseAddress, Queries, Sql } from './database';
import { gather, sendAll } from './gather';
import { type KnownState, KnownStates } from './known';
import { eventsOfStream, type Projection } from './projection';
import { openSession, type Session } from './session';
import { type AnyStream, foldOf, nameOf } from './stream';
import type { Vault } from './vault';

interface StreamRow extends KnownState {
  readonly name: string;
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

/** A lookup by `= any(…)` would scan a growing table. */
const findStreams = (sql: Sql, names: Iterable<string>) => sql<StreamRow[]>`
  select s.name, s.version, s.revision, s.state
  from jsonb_array_elements_text(${JSON.stringify([...names])}::text::jsonb) as wanted(name)
  join streams s using (name)`;

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
  readonly #onAppend: (appended: Appended) => void;
  #session: Session | undefined;
  readonly #known = new KnownStates();
  #number = 0;
  #endsAt = 0;
  /** What the batch being committed answers, kept while its commit may have gone through. */
  #unsure: Settled[] | undefined;

  /** `onAppend` is told what was committed, but of a commit that was in doubt for a while. */
  constructor(
    address: DatabaseAddress,
    projections: readonly Projection[],
    vault: Vault,
    onAppend: (appended: Appended) => void,
  ) {
    this.#address = address;
    this.#vault = vault;
    this.#projections = projections;
    this.#onAppend = onAppend;
  }

  /** Names the next batch. The same batch keeps its number over attempts. */
  next(): void {
    this.#number += 1;
    this.#unsure = undefined;
  }

  /** Where the log ends with what was committed last, or is being committed. */
  get endsAt(): number {
    return this.#endsAt;
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
    const asked = new Set([...streams.keys()].filter((name) => !this.#known.has(name)));
    const [, [head], rows, answers] = await Promise.all([
      sql`begin`,
      // Waits for an earlier attempt of this batch that the server may still be committing.
      lockHead(sql),
      asked.size === 0 ? [] : findStreams(sql, asked),
      keys.length === 0 ? [] : findAnswers(sql, keys),
    ]);
    if (head === undefined) throw new Error('The log has no head: the schema is not migrated');
    if (this.#unsure !== undefined && (await this.#isCommitted(sql))) {
      await sql`rollback`;
      return this.#unsure;
    }
    this.#unsure = undefined;
    const known = this.#known.at(head.position);
    // Known a moment ago, and forgotten since another process wrote.
    const lost = [...streams.keys()].filter((name) => !known.has(name) && !asked.has(name));
    const read = lost.length === 0 ? rows : [...rows, ...(await findStreams(sql, lost))];
    const copies = await this.#copies(sql, streams, known, read);
    this.#known.keep(head.position, copies);
    return this.#record(sql, decideBatch(commands, copies, firstAnswers(answers)), head);
  }

  /** Whether the batch in doubt went through. */
  async #isCommitted(sql: Sql): Promise<boolean> {
    const [mark] = await sql<{ batch: number }[]>`
      select batch from writers where id = ${this.#id}`;
    return mark?.batch === this.#number;
  }

  /** The streams as they stand at the head: those known, those just read, those that are new. */
  async #copies(
    sql: Sql,
    streams: ReadonlyMap<string, AnyStream>,
    known: ReadonlyMap<string, KnownState>,
    rows: readonly StreamRow[],
  ): Promise<Map<string, StreamCopy>> {
    const byName = new Map<string, KnownState>(rows.map((row) => [row.name, row]));
    const copies = new Map<string, StreamCopy>();
    for (const [name, stream] of streams) {
      const revision = revisionOf(stream);
      const found = known.get(name) ?? byName.get(name);
      const { version } = found ?? { version: 0 };
      const state =
        found === undefined
          ? stream.kind.initial
          : found.revision === revision
            ? found.state
            : await refold(sql, this.#vault, stream);
      copies.set(name, { stream, changed: false, version, revision, state: frozen(state) });
    }
    return copies;
  }

  async #record(sql: Sql, decided: DecidedBatch, head: Head): Promise<Settled[]> {
    const settled = decided.drafts.map((draft) => placed(draft, head.position));
    if (decided.events.length === 0 && decided.answers.length === 0) {
      await sql`rollback`;
      return settled;
    }
    // Before other rows are locked: whoever makes the same key waits for this transaction.
    const { events, keys } = await this.#vault.seal(sql, decided.events);
    const mark = { writer: this.#id, batch: this.#number };
    const batch = appending(sql, { ...decided, events }, head, mark);
    const projected = events.length === 0 ? [] : this.#projections;
    const statements = await gather(sql, projected, batch.recorded);
    const facts = batch.send();
    await sendAll([facts, ...statements]);
    this.#unsure = settled;
    this.#endsAt = batch.end.position;
    await sql`commit`;
    this.#unsure = undefined;
    this.#vault.keep(keys);
    this.#onAppend({ after: head.position, events: batch.recorded, facts: await facts });
    this.#known.keep(
      batch.end.position,
      decided.streams.map((copy) => [nameOf(copy.stream), copy]),
    );
    return settled;
  }
}

/** State of a stream from its events: what `streams` should hold. */
export const refold = async (sql: Queries, vault: Vault, stream: AnyStream): Promise<unknown> =>
  (await eventsOfStream(sql, vault, nameOf(stream))).reduce<unknown>(
    (state, { event, at }) => foldOf(stream.kind, state, event, at),
    stream.kind.initial,
  );

const firstAnswers = (rows: readonly AnswerRow[]): Map<string, FirstAnswer> =>
  new Map(
    rows.map(({ key, fingerprint, answer, position }) => [
      key,
      { fingerprint, outcome: 'refused' in answer ? answer : { ...answer, position } },
    ]),
  );
