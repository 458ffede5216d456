import type { Queries, Sql } from './database';
import { idOf, type StoredEvent, type StreamKind } from './stream';
import { openVault, type Vault } from './vault';

/** An event as it stands in the log. */
export interface RecordedEvent<Event extends StoredEvent = StoredEvent> {
  readonly position: number;
  /** `<kind>:<id>` */
  readonly stream: string;
  readonly id: string;
  readonly version: number;
  readonly event: Event;
  /** ISO instant of the command. */
  readonly at: string;
}

/**
 * Tables derived from the log, written in the same transaction as the events, in the log's order.
 * `apply` awaits nothing but `tx`, and every statement that it sends; writers wait for it, so it
 * uses few, batched statements. Projections of one batch run side by side.
 */
export interface Projection {
  readonly name: string;
  /** Raised when `apply` or the tables change: the next start rebuilds it. */
  readonly revision?: number;
  /** Its tables, emptied by a rebuild. */
  readonly tables: readonly string[];
  apply(tx: Queries, events: readonly RecordedEvent[]): Promise<void>;
}

/** The events of one kind, with their type. */
export const eventsOf = <State, Event extends StoredEvent>(
  kind: StreamKind<State, Event>,
  events: readonly RecordedEvent[],
): RecordedEvent<Event>[] =>
  events.filter((recorded): recorded is RecordedEvent<Event> =>
    recorded.stream.startsWith(`${kind.name}:`),
  );

interface EventRow {
  position: number;
  stream: string;
  version: number;
  type: string;
  data: object;
  at: Date;
  wrapped: Uint8Array | null;
}

const toRecorded = (vault: Vault, row: EventRow): RecordedEvent => ({
  position: row.position,
  stream: row.stream,
  id: idOf(row.stream),
  version: row.version,
  event: vault.open(row),
  at: row.at.toISOString(),
});

/** Events after `position`, in the log's order, at most `limit`. */
export const eventsAfter = async (
  sql: Queries,
  vault: Vault,
  position: number,
  limit: number,
): Promise<RecordedEvent[]> => {
  const rows = await sql<EventRow[]>`
    select position, stream, version, type, data, at, wrapped
    from events left join personal_keys on subject = data -> '$sealed' ->> 'of'
    where position > ${position} order by position limit ${limit}`;
  return rows.map((row) => toRecorded(vault, row));
};

/** All events of one stream, in order. */
export const eventsOfStream = async (
  sql: Queries,
  vault: Vault,
  stream: string,
): Promise<RecordedEvent[]> => {
  const rows = await sql<EventRow[]>`
    select position, stream, version, type, data, at, wrapped
    from events left join personal_keys on subject = data -> '$sealed' ->> 'of'
    where stream = ${stream} order by version`;
  return rows.map((row) => toRecorded(vault, row));
};

const pageSize = 1000;

/**
 * Empties the projection's tables and applies the whole log again. Writers wait meanwhile;
 * readers see the old tables until it is done.
 */
export const rebuild = async (sql: Sql, projection: Projection): Promise<void> => {
  const vault = await openVault(sql);
  await sql.begin(async (tx) => {
    await tx`select 1 from log_head for update`;
    for (const table of projection.tables) await tx`delete from ${tx(table)}`;
    for (let position = 0; ; ) {
      const events = await eventsAfter(tx, vault, position, pageSize);
      if (events.length === 0) break;
      await projection.apply(tx, events);
      position = events.at(-1)?.position ?? position;
    }
    await tx`
      insert into projections (name, revision)
      values (${projection.name}, ${projection.revision ?? 1})
      on conflict (name) do update set revision = excluded.revision`;
  });
};

/** Rebuilds the projections that are new or whose revision changed. */
export const rebuildChanged = async (
  sql: Sql,
  projections: readonly Projection[],
): Promise<void> => {
  const rows = await sql<{ name: string; revision: number }[]>`
    select name, revision from projections`;
  const built = new Map(rows.map((row) => [row.name, row.revision]));
  for (const projection of projections)
    if (built.get(projection.name) !== (projection.revision ?? 1)) await rebuild(sql, projection);
};
