import { type DecidedBatch, type NewEvent, placed } from './batch';
import { chain } from './canonical';
import type { Sql } from './database';
import type { RecordedEvent } from './projection';
import { nameOf, type RecordedFact } from './stream';

/** End of the log, locked by whoever writes. */
export interface Head {
  readonly position: number;
  readonly hash: string;
}

/** Whose batch this is: what tells, after a lost connection, whether it was committed. */
export interface Mark {
  readonly writer: string;
  readonly batch: number;
}

/** What a committed batch added to the log behind position `after`. */
export interface Appended {
  readonly after: number;
  readonly events: readonly RecordedEvent[];
  readonly facts: readonly RecordedFact[];
}

/** A batch that is ready to be appended. */
export interface Appending {
  /** As projections and consumers read them. */
  readonly recorded: readonly RecordedEvent[];
  readonly end: Head;
  /** Sends it; answers its facts with their numbers. */
  send(): Promise<RecordedFact[]>;
}

/**
 * Locks the end of the log until the commit: one process writes at a time, so that positions have no
 * gaps and appear in the order of commits, and what is read after it is the last word.
 */
export const lockHead = (sql: Sql) => sql<Head[]>`
  select position, hash from log_head for update`;

const isNumbered = (audience: string): boolean => audience.startsWith('player:');

interface Movement {
  account: string;
  currency: string;
  amount: number;
}

/** One row per account: a row is changed once by a statement. */
const movementsOf = (events: readonly NewEvent[]): Movement[] => {
  const sums = new Map<string, Movement>();
  for (const { postings } of events)
    for (const { account, currency, amount } of postings) {
      const key = `${currency} ${account}`;
      const sum = sums.get(key);
      if (sum === undefined) sums.set(key, { account, currency, amount });
      else sum.amount += amount;
    }
  return [...sums.values()];
};

/** A fact that is the `nth` of this batch for its audience. */
type NewFact = Omit<RecordedFact, 'n'> & { readonly nth: number | null };

const factsOf = (
  events: readonly NewEvent[],
  head: Head,
): { facts: NewFact[]; counts: Map<string, number> } => {
  const counts = new Map<string, number>();
  const facts = events.flatMap((event, index) =>
    event.facts.map(({ audience, handler, body }, part): NewFact => {
      const position = head.position + 1 + index;
      if (!isNumbered(audience)) return { position, part, audience, nth: null, handler, body };
      const nth = (counts.get(audience) ?? 0) + 1;
      counts.set(audience, nth);
      return { position, part, audience, nth, handler, body };
    }),
  );
  return { facts, counts };
};

const streamRows = ({ streams }: DecidedBatch) =>
  streams.map(({ stream, version, revision, state }) => ({
    name: nameOf(stream),
    kind: stream.kind.name,
    version,
    revision,
    state,
  }));

/** Rows of the events as JSON texts, `data` as it was hashed, and what projections read of them. */
const chained = (events: readonly NewEvent[], head: Head) => {
  let { position, hash } = head;
  const rows: string[] = [];
  const recorded: RecordedEvent[] = [];
  for (const { stream, version, event, data, at } of events) {
    position += 1;
    const name = nameOf(stream);
    hash = chain(hash, { position, stream: name, version, type: event.type, at, data });
    const row = JSON.stringify({ position, stream: name, version, type: event.type, at, hash });
    rows.push(`${row.slice(0, -1)},"data":${data}}`);
    recorded.push({ position, stream: name, id: stream.id, version, event, at });
  }
  return { rows: `[${rows.join(',')}]`, recorded, end: { position, hash } };
};

const postingRows = (events: readonly NewEvent[], head: Head) =>
  events.flatMap(({ postings }, index) =>
    postings.map((posting, part) => ({ ...posting, position: head.position + 1 + index, part })),
  );

const answerRows = ({ answers }: DecidedBatch, head: Head) =>
  answers.map(({ key, at, first }) => {
    const outcome = placed(first.outcome, head.position);
    const isAnswer = 'answer' in outcome;
    return {
      key,
      at,
      fingerprint: first.fingerprint,
      answer: isAnswer ? { answer: outcome.answer } : outcome,
      position: isAnswer ? outcome.position : 0,
    };
  });

/**
 * Appends the batch at the locked head by one statement: events, states, postings and balances,
 * facts, first answers. Rows travel as JSON bound as text, since a JSON parameter would be encoded
 * twice. What stood before is read by the statement's own snapshot, which is the last word while
 * the head is locked.
 */
export const appending = (
  sql: Sql,
  decided: DecidedBatch,
  head: Head,
  { writer, batch }: Mark,
): Appending => {
  const { events } = decided;
  const { rows, recorded, end } = chained(events, head);
  const { facts, counts } = factsOf(events, head);
  const audiences = [...counts].map(([audience, count]) => ({ audience, count }));
  const json = (list: readonly object[]) => JSON.stringify(list);
  const query = sql<{ told: Record<string, number> | null }[]>`
    with marked as (
      update writers set batch = ${batch} where id = ${writer}
    ), ended as (
      update log_head set position = ${end.position}, hash = ${end.hash}
      where position < ${end.position}
      returning pg_notify('log', position::text)
    ), kept as (
      insert into streams (name, kind, version, revision, state)
      select * from jsonb_to_recordset(${json(streamRows(decided))}::text::jsonb)
        as d(name text, kind text, version bigint, revision integer, state jsonb)
      on conflict (name) do update set
        version = excluded.version, revision = excluded.revision, state = excluded.state
    ), recorded as (
      insert into events (position, stream, version, type, data, at, hash)
      select position, stream, version, type, data, at, hash
      from jsonb_to_recordset(${rows}::text::jsonb) as d(position bigint, stream text,
        version bigint, type text, data jsonb, at timestamptz, hash text)
    ), posted as (
      insert into postings (position, part, account, currency, amount, imbalance)
      select position, part, account, currency, amount,
        sum(amount) over (partition by position, currency)
      from jsonb_to_recordset(${json(postingRows(events, head))}::text::jsonb)
        as d(position bigint, part integer, account text, currency text, amount bigint)
    ), moved as (
      -- The row that is proposed is checked too, so it is the whole balance.
      insert into balances (account, currency, balance)
      select account, currency, amount + coalesce((select b.balance from balances b
          where b.account = d.account and b.currency = d.currency), 0)
      from jsonb_to_recordset(${json(movementsOf(events))}::text::jsonb)
        as d(account text, currency text, amount bigint)
      on conflict (account, currency) do update set balance = excluded.balance
    ), numbered as (
      insert into fact_heads as h (audience, n)
      select audience, count from jsonb_to_recordset(${json(audiences)}::text::jsonb)
        as d(audience text, count bigint)
      on conflict (audience) do update set n = h.n + excluded.n
      returning audience, n
    ), told as (
      insert into facts (position, part, audience, n, handler, body)
      select position, part, audience, nth + case when nth is null then null
          else coalesce((select h.n from fact_heads h where h.audience = d.audience), 0) end,
        handler, body
      from jsonb_to_recordset(${json(facts)}::text::jsonb) as d(position bigint, part integer,
        audience text, nth bigint, handler text, body jsonb)
    ), answered as (
      insert into commands (key, fingerprint, answer, position, at)
      select key, fingerprint, answer, position, at
      from jsonb_to_recordset(${json(answerRows(decided, head))}::text::jsonb) as d(key text,
        fingerprint text, answer jsonb, position bigint, at timestamptz)
    )
    select (select jsonb_object_agg(audience, n) from numbered) as told,
      (select count(*) from ended) as rung`;
  return {
    recorded,
    end,
    async send() {
      const [row] = await query;
      const last = row?.told ?? {};
      const numberOf = ({ audience, nth }: NewFact): number | null =>
        nth === null ? null : (last[audience] ?? 0) - (counts.get(audience) ?? 0) + nth;
      return facts.map((fact) => {
        const { nth: _, ...rest } = fact;
        return { ...rest, n: numberOf(fact) };
      });
    },
  };
};
