import { canonical, chain, genesis } from './canonical';
import type { Queries, Sql } from './database';
import type { LogEnd } from './head';
import type { Projection } from './projection';
import { type AnyKind, foldOf, idOf, type StoredEvent } from './stream';
import { openVault, type Vault } from './vault';
import { verifyProjections } from './verify.projections';

/** What a verification read, and every contradiction it found (the first 100 in words). */
export interface Verification {
  readonly events: number;
  readonly streams: number;
  readonly postings: number;
  readonly balances: number;
  readonly facts: number;
  /** Tables derived from the log that were derived again. */
  readonly tables: number;
  /** Number of contradictions; 0 means that the books are sound. */
  readonly found: number;
  readonly problems: readonly string[];
}

interface EventRow {
  position: number;
  stream: string;
  version: number;
  type: string;
  data: object;
  at: Date;
  hash: string;
  wrapped: Uint8Array | null;
}

const pageSize = 1000;
const shownProblems = 100;

type Say = (problem: string) => void;
type Kinds = ReadonlyMap<string, AnyKind>;

const kindOf = (kinds: Kinds, stream: string): AnyKind | undefined =>
  kinds.get(stream.slice(0, stream.indexOf(':')));

/** What a row tells; a box that is not of this event is a contradiction, and its fields absent. */
const eventOf = (vault: Vault, row: EventRow, say: Say): StoredEvent =>
  vault.openLeniently(row, () => say(`event ${row.position} cannot be opened by its key`));

const line = (account: string, currency: string, amount: number): string =>
  JSON.stringify([account, currency, amount]);

/**
 * Positions without gaps, the hash chain, and each event's postings as its kind derives them. An end
 * of the log that was kept elsewhere must still be on the chain.
 */
const checkLog = async (
  tx: Queries,
  vault: Vault,
  kinds: Kinds,
  kept: LogEnd | undefined,
  say: Say,
): Promise<number> => {
  let position = 0;
  let hash = genesis;
  for (;;) {
    const rows = await tx<(EventRow & { postings: [string, string, number][] | null })[]>`
      select e.*, wrapped, (
        select jsonb_agg(jsonb_build_array(p.account, p.currency, p.amount) order by p.part)
        from postings p where p.position = e.position
      ) as postings
      from events e left join personal_keys on subject = data -> '$sealed' ->> 'of'
      where position > ${position} order by position limit ${pageSize}`;
    for (const row of rows) {
      if (row.position !== position + 1) say(`no event between ${position} and ${row.position}`);
      position = row.position;
      const link = { ...row, at: row.at.toISOString(), data: canonical(row.data) };
      if (chain(hash, link) !== row.hash) say(`event ${position} does not fit its hash`);
      hash = row.hash;
      if (position === kept?.position && hash !== kept.hash)
        say(`event ${position} is another one than when its hash was kept`);
      const kind = kindOf(kinds, row.stream);
      if (kind === undefined) say(`event ${position} is of no known kind: ${row.stream}`);
      const expected = kind?.postings?.(idOf(row.stream), vault.openLeniently(row)) ?? [];
      const derived = expected.map((p) => line(p.account, p.currency, p.amount)).join();
      const stored = (row.postings ?? []).map((posting) => line(...posting)).join();
      if (kind !== undefined && derived !== stored) say(`event ${position} has other postings`);
    }
    if (rows.length < pageSize) break;
  }
  const [head] = await tx<{ position: number; hash: string }[]>`
    select position, hash from log_head`;
  if (head?.position !== position || head.hash !== hash)
    say(`the log ends at ${position}, its head says ${head?.position}`);
  if (kept !== undefined && kept.position > position)
    say(`the log ends at ${position}, and once it ended at ${kept.position}`);
  return position;
};

interface Fold {
  name: string;
  kind: AnyKind | undefined;
  version: number;
  state: unknown;
}

const checkFolds = async (tx: Queries, folds: readonly Fold[], say: Say): Promise<void> => {
  const rows = await tx<{ name: string; version: number; revision: number; state: unknown }[]>`
    select s.name, s.version, s.revision, s.state
    from jsonb_array_elements_text(${JSON.stringify(folds.map(({ name }) => name))}::text::jsonb)
      as wanted(name) join streams s using (name)`;
  const stored = new Map(rows.map((row) => [row.name, row]));
  for (const { name, kind, version, state } of folds) {
    const row = stored.get(name);
    if (row?.version !== version)
      say(`${name} has ${version} events, its row says ${row?.version}`);
    // A state of an older fold is refolded when it is next used.
    if (kind === undefined || row === undefined || row.revision !== (kind.revision ?? 1)) continue;
    if (canonical(row.state) !== canonical(state)) say(`${name} has another state than its events`);
  }
};

/** Refolds every stream, one at a time, and compares it with its row. */
const checkStreams = async (tx: Queries, vault: Vault, kinds: Kinds, say: Say): Promise<number> => {
  let fold: Fold = { name: '', kind: undefined, version: 0, state: null };
  let finished: Fold[] = [];
  for (;;) {
    const rows = await tx<EventRow[]>`
      select e.*, wrapped
      from events e left join personal_keys on subject = data -> '$sealed' ->> 'of'
      where (stream, version) > (${fold.name}, ${fold.version})
      order by stream, version limit ${pageSize}`;
    for (const row of rows) {
      if (row.stream !== fold.name) {
        if (fold.name !== '') finished.push(fold);
        const kind = kindOf(kinds, row.stream);
        fold = { name: row.stream, kind, version: 0, state: kind?.initial };
      }
      if (row.version !== fold.version + 1) say(`${row.stream} lacks version ${fold.version + 1}`);
      const event = eventOf(vault, row, say);
      const state = fold.kind && foldOf(fold.kind, fold.state, event, row.at.toISOString());
      fold = { ...fold, version: row.version, state };
    }
    const isLast = rows.length < pageSize;
    if (isLast && fold.name !== '') finished.push(fold);
    await checkFolds(tx, finished, say);
    finished = [];
    if (isLast) break;
  }
  const [count] = await tx<{ all: number; bare: number }[]>`
    select count(*) as all, count(*) filter (
      where not exists (select 1 from events e where e.stream = s.name)
    ) as bare from streams s`;
  if (count !== undefined && count.bare > 0) say(`${count.bare} streams have no events`);
  return count?.all ?? 0;
};

const checkMoney = async (
  tx: Queries,
  say: Say,
): Promise<{ postings: number; balances: number }> => {
  const uneven = await tx<{ position: number; currency: string; sum: string }[]>`
    select position, currency, sum(amount)::text as sum from postings
    group by position, currency having sum(amount) <> 0 order by position limit ${shownProblems}`;
  for (const { position, currency, sum } of uneven)
    say(`postings of event ${position} sum to ${sum} ${currency}`);
  const wrong = await tx<{ account: string; currency: string; balance: string; sum: string }[]>`
    select account, currency, coalesce(b.balance, 0)::text as balance,
      coalesce(p.sum, 0)::text as sum
    from balances b full join (
      select account, currency, sum(amount) as sum from postings group by account, currency
    ) p using (account, currency)
    where coalesce(b.balance, 0) <> coalesce(p.sum, 0) limit ${shownProblems}`;
  for (const { account, currency, balance, sum } of wrong)
    say(`${account} holds ${balance} ${currency}, its postings sum to ${sum}`);
  const [count] = await tx<{ postings: number; balances: number; stray: number }[]>`
    select (select count(*) from postings) as postings, (select count(*) from balances) as balances,
      (select count(*) from postings p
        where not exists (select 1 from events e where e.position = p.position)) as stray`;
  if (count !== undefined && count.stray > 0) say(`${count.stray} postings belong to no event`);
  return { postings: count?.postings ?? 0, balances: count?.balances ?? 0 };
};

/** Each audience's numbers run 1, 2, 3, … in the log's order up to its head. */
const checkFacts = async (tx: Queries, say: Say): Promise<number> => {
  const wrong = await tx<{ audience: string }[]>`
    with numbered as (
      select audience, n, row_number() over (
        partition by audience order by position, part
      ) as place from facts where n is not null
    ), heads as (
      select audience, count(*) as last, bool_or(n <> place) as torn from numbered group by audience
    )
    select audience from heads full join fact_heads h using (audience)
    where torn or last is distinct from h.n limit ${shownProblems}`;
  for (const { audience } of wrong) say(`facts of ${audience} are not numbered densely`);
  const [count] = await tx<{ facts: number }[]>`select count(*) as facts from facts`;
  return count?.facts ?? 0;
};

/** What is compared besides the log itself. */
export interface Compared {
  /** Tables that are derived from the log. */
  readonly projections?: readonly Projection[];
  /** An end of the log that somebody kept outside the database. */
  readonly kept?: LogEnd | undefined;
}

/**
 * Refolds the whole log and proves what is stored beside it: positions and versions without gaps,
 * hash chain, states, postings, zero sums per event and currency, balances, fact numbers, the tables
 * of projections. Reads one consistent moment while the platform goes on, and the projections at
 * another; `kinds` are all kinds that ever wrote.
 */
export const verify = async (
  sql: Sql,
  kinds: readonly AnyKind[],
  { projections = [], kept }: Compared = {},
): Promise<Verification> => {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  const problems: string[] = [];
  let found = 0;
  const say: Say = (problem) => {
    found += 1;
    if (problems.length < shownProblems) problems.push(problem);
  };
  const vault = await openVault(sql);
  const counts = await sql.begin('isolation level repeatable read read only', async (tx) => {
    const events = await checkLog(tx, vault, byName, kept, say);
    const streams = await checkStreams(tx, vault, byName, say);
    const money = await checkMoney(tx, say);
    const facts = await checkFacts(tx, say);
    return { events, streams, ...money, facts };
  });
  const tables = await verifyProjections(sql, projections, say);
  return { ...counts, tables, found, problems };
};
