import type { Queries } from './database';
import { idOf, type StoredEvent, type StreamKind } from './stream';
import type { Vault } from './vault';

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
 * `apply` awaits nothing but `tx`, and every statement of it, but reads none of their answers: they
 * are gathered and sent together with those of all other projections, in their order. Writers wait
 * for them, so they are few and batched.
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

/** What is due later because of an event: of one kind and subject once [decision 115]. */
export interface DueLater {
  readonly kind: string;
  readonly subject: string;
  /** ISO 8601. */
  readonly due: string;
}

/**
 * Sets timers with the events that they follow from; one that is there stays. They are no table of the
 * projection that sets them: a rebuild sets those that are done again, and they find nothing to do.
 */
export const setTimers = async (tx: Queries, timers: readonly DueLater[]): Promise<void> => {
  if (timers.length === 0) return;
  await tx`
    insert into timers (kind, subject, due)
    select distinct on (kind, subject) * from jsonb_to_recordset(${JSON.stringify(timers)}::text::jsonb)
      as row (kind text, subject text, due timestamptz)
    on conflict (kind, subject) do nothing`;
};

interface EventRow {
  position: number;
  stream: string;
  version: number;
  type: string;
  data: object;
  at: Date;
  wrapped: Uint8Array | null;
}

/** What opens the rows of events. */
type Opener = Pick<Vault, 'open'>;

const toRecorded = (vault: Opener, row: EventRow): RecordedEvent => ({
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
  vault: Opener,
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
  vault: Opener,
  stream: string,
): Promise<RecordedEvent[]> => {
  const rows = await sql<EventRow[]>`
    select position, stream, version, type, data, at, wrapped
    from events left join personal_keys on subject = data -> '$sealed' ->> 'of'
    where stream = ${stream} order by version`;
  return rows.map((row) => toRecorded(vault, row));
};
