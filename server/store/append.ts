import { type DecidedBatch, type NewEvent, placed, type StreamCopy } from './batch';
import { chain } from './canonical';
import type { Sql } from './database';
import type { RecordedEvent } from './projection';
import { nameOf } from './stream';

/** End of the log, as it is locked for this batch. */
export interface Head {
  readonly position: number;
  readonly hash: string;
  /** Number of each audience's last fact before this batch. */
  readonly audiences: ReadonlyMap<string, number>;
  /** Movements on accounts that have no balance yet. */
  readonly unopened: readonly Movement[];
}

type Statement = PromiseLike<unknown>;

/** Rows for `jsonb_to_recordset`; bound as text, since a JSON parameter would be encoded twice. */
const rowsOf = (rows: readonly object[]): string => JSON.stringify(rows);

const isNumbered = (audience: string): boolean => audience.startsWith('player:');

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

/** Writes the streams' new states; a stream that another process made meanwhile is a conflict. */
export const keepStates = (sql: Sql, streams: readonly StreamCopy[]): Statement[] => {
  const rows = streams.map(({ stream, version, state, isNew }) => ({
    name: nameOf(stream),
    kind: stream.kind.name,
    version,
    revision: stream.kind.revision ?? 1,
    state,
    isNew,
  }));
  const known = rows.filter((row) => !row.isNew);
  const made = rows.filter((row) => row.isNew).sort(byName);
  const statements: Statement[] = [];
  if (known.length > 0)
    statements.push(sql`
      update streams s set version = d.version, revision = d.revision, state = d.state
      from jsonb_to_recordset(${rowsOf(known)}::text::jsonb)
        as d(name text, version bigint, revision integer, state jsonb)
      where s.name = d.name`);
  if (made.length > 0)
    statements.push(sql`
      insert into streams (name, kind, version, revision, state)
      select * from jsonb_to_recordset(${rowsOf(made)}::text::jsonb)
        as d(name text, kind text, version bigint, revision integer, state jsonb)`);
  return statements;
};

interface Movement {
  account: string;
  currency: string;
  amount: number;
}

const balanceKey = (account: string, currency: string): string => `${currency} ${account}`;

const movementsOf = (events: readonly NewEvent[]): Movement[] => {
  const sums = new Map<string, Movement>();
  for (const { postings } of events)
    for (const { account, currency, amount } of postings) {
      const key = balanceKey(account, currency);
      const sum = sums.get(key);
      if (sum === undefined) sums.set(key, { account, currency, amount });
      else sum.amount += amount;
    }
  return [...sums.values()];
};

const moveBalances = (sql: Sql, movements: readonly Movement[]) =>
  movements.length === 0
    ? Promise.resolve([])
    : sql<{ account: string; currency: string }[]>`
        update balances b set balance = b.balance + d.amount
        from jsonb_to_recordset(${rowsOf(movements)}::text::jsonb)
          as d(account text, currency text, amount bigint)
        where b.account = d.account and b.currency = d.currency
        returning b.account, b.currency`;

/** An upsert would be refused for the row it proposes, before its balance is added to another. */
const openBalances = (sql: Sql, movements: readonly Movement[]): Statement[] =>
  movements.length === 0
    ? []
    : [
        sql`insert into balances (account, currency, balance)
          select account, currency, amount from jsonb_to_recordset(${rowsOf(movements)}::text::jsonb)
            as d(account text, currency text, amount bigint)`,
      ];

const countAudiences = (sql: Sql, events: readonly NewEvent[]) => {
  const counts = new Map<string, number>();
  for (const { audience } of events.flatMap((event) => event.facts))
    if (isNumbered(audience)) counts.set(audience, (counts.get(audience) ?? 0) + 1);
  const rows = [...counts].map(([audience, n]) => ({ audience, n }));
  if (rows.length === 0) return { counts, raised: Promise.resolve([]) };
  const raised = sql<{ audience: string; n: number }[]>`
    insert into fact_heads (audience, n)
    select audience, n from jsonb_to_recordset(${rowsOf(rows)}::text::jsonb)
      as d(audience text, n bigint)
    on conflict (audience) do update set n = fact_heads.n + excluded.n
    returning audience, n`;
  return { counts, raised };
};

/**
 * Locks the end of the log until the commit: from here on one process writes at a time, so that
 * positions have no gaps and appear in the order of commits. `kept` were sent before.
 */
export const lockHead = async (
  sql: Sql,
  events: readonly NewEvent[],
  kept: Statement[],
): Promise<Head> => {
  const { counts, raised } = countAudiences(sql, events);
  // Queries are sent in the order they are awaited: rows that others wait for come before the head.
  const movements = movementsOf(events);
  const [, [head], heads, moved] = await Promise.all([
    Promise.all(kept),
    sql<{ position: number; hash: string }[]>`select position, hash from log_head for update`,
    raised,
    moveBalances(sql, movements),
  ]);
  if (head === undefined) throw new Error('The log has no head: the schema is not migrated');
  const audiences = new Map(
    heads.map(({ audience, n }) => [audience, n - (counts.get(audience) ?? 0)]),
  );
  const open = new Set(moved.map(({ account, currency }) => balanceKey(account, currency)));
  const unopened = movements.filter(
    ({ account, currency }) => !open.has(balanceKey(account, currency)),
  );
  return { ...head, audiences, unopened };
};

const factRows = (events: readonly NewEvent[], head: Head) => {
  const numbers = new Map(head.audiences);
  return events.flatMap(({ facts }, index) =>
    facts.map(({ audience, handler, body }, part) => {
      const n = isNumbered(audience) ? (numbers.get(audience) ?? 0) + 1 : null;
      if (n !== null) numbers.set(audience, n);
      return { position: head.position + 1 + index, part, audience, n, handler, body };
    }),
  );
};

/** Sends the statements that append the batch at the head; their results are `written`. */
export const appendEvents = (
  sql: Sql,
  decided: DecidedBatch,
  head: Head,
): { recorded: RecordedEvent[]; written: Statement[] } => {
  const { events } = decided;
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
  const postings = events.flatMap(({ postings }, index) =>
    postings.map((posting, part) => ({ ...posting, position: head.position + 1 + index, part })),
  );
  const facts = factRows(events, head);
  const answers = decided.answers.map(({ key, at, first }) => {
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
  const written = openBalances(sql, head.unopened);
  if (rows.length > 0)
    written.push(
      sql`insert into events (position, stream, version, type, data, at, hash)
        select position, stream, version, type, data, at, hash
        from jsonb_to_recordset(${`[${rows.join(',')}]`}::text::jsonb) as d(position bigint,
          stream text, version bigint, type text, data jsonb, at timestamptz, hash text)`,
      sql`update log_head set position = ${position}, hash = ${hash}`,
      sql`select pg_notify('log', ${String(position)})`,
    );
  if (postings.length > 0)
    written.push(sql`
      insert into postings (position, part, account, currency, amount, imbalance)
      select position, part, account, currency, amount,
        sum(amount) over (partition by position, currency)
      from jsonb_to_recordset(${rowsOf(postings)}::text::jsonb)
        as d(position bigint, part integer, account text, currency text, amount bigint)`);
  if (facts.length > 0)
    written.push(sql`
      insert into facts (position, part, audience, n, handler, body)
      select position, part, audience, n, handler, body
      from jsonb_to_recordset(${rowsOf(facts)}::text::jsonb) as d(position bigint,
        part integer, audience text, n bigint, handler text, body jsonb)`);
  if (answers.length > 0)
    written.push(sql`
      insert into commands (key, fingerprint, answer, position, at)
      select key, fingerprint, answer, position, at
      from jsonb_to_recordset(${rowsOf(answers)}::text::jsonb) as d(key text,
        fingerprint text, answer jsonb, position bigint, at timestamptz)`);
  return { recorded, written };
};
