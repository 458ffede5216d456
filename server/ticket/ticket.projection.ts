import { erasedBy } from '../player/erasure.filter';
import type { Queries, Sql } from '../store/database';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import { type TicketEvent, ticketKind } from './ticket.events';

type Recorded = RecordedEvent<TicketEvent>;

const json = (rows: readonly object[]): string => JSON.stringify(rows);

const open = async (tx: Queries, events: readonly Recorded[]): Promise<void> => {
  const rows = events.flatMap(({ id, position, event }) =>
    event.type === 'ticket.opened'
      ? [{ ...event, id, changed: position, ...event.contact, player: event.player ?? null }]
      : [],
  );
  if (rows.length === 0) return;
  await tx`
    insert into tickets (id, player, name, email, language, title, description, category,
      about, attachments, status, opened, changed, updated, waiting)
    select row.id, row.player, row.name, row.email, row.language, row.title, row.description,
      row.category, row.about, row.attachments, 'awaiting_support_reply', row.at, row.changed, row.at, row.at
    from jsonb_to_recordset(${json(rows)}::text::jsonb) as row (
      id text, player text, name text, email text, language text, title text, description text,
      category text, about text, attachments jsonb, changed bigint, at timestamptz)`;
};

const say = async (tx: Queries, events: readonly Recorded[]): Promise<void> => {
  const rows = events.flatMap(({ id: ticket, position, event }): object[] => {
    const of = { ticket, position, player: event.player ?? null };
    if (event.type === 'ticket.written') {
      const { message: id, by: side, staff = null, text, attachments, at } = event;
      return [{ ...of, id, side, staff, text, attachments, at }];
    }
    if (event.type === 'ticket.noted') {
      const { staff, text, at } = event;
      return [{ ...of, id: `note_${position}`, side: null, staff, text, attachments: [], at }];
    }
    return [];
  });
  if (rows.length === 0) return;
  await tx`
    insert into ticket_messages (id, ticket, home, position, player, side, staff, text, attachments, at)
    select id, ticket, ticket, position, player, side, staff, text, attachments, at
    from jsonb_to_recordset(${json(rows)}::text::jsonb) as row (
      id text, ticket text, position bigint, player text, side text, staff text, text text,
      attachments jsonb, at timestamptz)`;
};

/** What a batch comes to for one ticket; what it does not say stays. */
interface Patch {
  id: string;
  changed?: number;
  updated?: string;
  status?: string;
  assignee?: string;
  /** When it began to wait for support in this batch. */
  waiting?: string | null;
  /** It has ceased to wait in this batch, so what it waited since before is over. */
  rested?: boolean;
  resolved?: string | null;
  rating?: number | null;
  review?: string | null;
}

const patchOf = (patch: Patch, { position, event }: Recorded): Patch => {
  const now = { changed: position, updated: event.at };
  switch (event.type) {
    case 'ticket.written': {
      const open = { ...patch, ...now, resolved: null, rating: null, review: null };
      return event.by === 'player'
        ? { ...open, status: 'awaiting_support_reply', waiting: patch.waiting ?? event.at }
        : { ...open, status: 'awaiting_player_reply', waiting: null, rested: true };
    }
    case 'ticket.resolved':
      return {
        ...patch,
        ...now,
        status: 'resolved',
        waiting: null,
        rested: true,
        resolved: event.at,
      };
    case 'ticket.rated':
      return { ...patch, ...now, rating: event.rating, review: event.review };
    case 'ticket.assigned':
      return { ...patch, assignee: event.staff };
    case 'ticket.merged':
    case 'ticket.split':
    case 'ticket.parted':
      return { ...patch, ...now };
    default:
      return patch;
  }
};

const change = async (tx: Queries, events: readonly Recorded[]): Promise<void> => {
  const patches = new Map<string, Patch>();
  for (const recorded of events) {
    const { id, event } = recorded;
    if (event.type !== 'ticket.opened' && event.type !== 'ticket.noted')
      patches.set(id, patchOf(patches.get(id) ?? { id }, recorded));
  }
  if (patches.size === 0) return;
  const rows = [...patches.values()].map((patch) => ({
    ...patch,
    turned: 'waiting' in patch,
    rated: 'rating' in patch,
    settled: 'resolved' in patch,
  }));
  await tx`
    update tickets set
      changed = coalesce(row.changed, tickets.changed),
      updated = coalesce(row.updated, tickets.updated),
      status = coalesce(row.status, tickets.status),
      assignee = coalesce(row.assignee, tickets.assignee),
      waiting = case
        when not row.turned then tickets.waiting
        when row.waiting is null or row.rested then row.waiting
        else coalesce(tickets.waiting, row.waiting) end,
      resolved = case when row.settled then row.resolved else tickets.resolved end,
      rating = case when row.rated then row.rating else tickets.rating end,
      review = case when row.rated then row.review else tickets.review end
    from jsonb_to_recordset(${json(rows)}::text::jsonb) as row (
      id text, changed bigint, updated timestamptz, status text, assignee text, turned boolean,
      waiting timestamptz, rested boolean, settled boolean, resolved timestamptz, rated boolean,
      rating int, review text)
    where tickets.id = row.id`;
};

/** What moves messages from one ticket to another. */
type Moving = RecordedEvent<Extract<TicketEvent, { type: 'ticket.joined' | 'ticket.split' }>>;
const isMoving = (recorded: Recorded): recorded is Moving =>
  recorded.event.type === 'ticket.joined' || recorded.event.type === 'ticket.split';

/** One goes into another: what was asked and said in it stands there from then on. */
const join = async (
  tx: Queries,
  id: string,
  position: number,
  event: Extract<TicketEvent, { type: 'ticket.joined' }>,
): Promise<void> => {
  const { from, phase, assignee = null, at } = event;
  await tx`
    insert into ticket_messages (id, ticket, home, position, player, side, staff, text, attachments, at)
    select id, ${id}, id, 0, player, 'player', null,
      concat_ws(E'\n\n', nullif(title, ''), nullif(description, '')), attachments, opened
    from tickets where id = ${from}`;
  await tx`update ticket_messages set ticket = ${id} where ticket = ${from}`;
  await tx`
    update tickets f set lent_about = t.about is null and f.about is not null
    from tickets t where t.id = ${id} and f.id = ${from}`;
  await tx`
    update tickets t set
      changed = ${position}, updated = ${at}, status = ${phase}, joins = t.joins + 1,
      assignee = coalesce(t.assignee, ${assignee}), about = coalesce(t.about, f.about),
      waiting = case when ${phase} = 'awaiting_support_reply' then least(t.waiting, f.waiting) end,
      resolved = case when ${phase} = 'resolved' then t.resolved end,
      rating = case when ${phase} = 'resolved' then t.rating end,
      review = case when ${phase} = 'resolved' then t.review end
    from tickets f where t.id = ${id} and f.id = ${from}`;
  await tx`
    update tickets set merged_into = ${id}, went_into = ${id}, status = 'resolved', waiting = null,
      resolved = ${at}
    where id = ${from}`;
  await tx`update tickets set merged_into = ${id} where merged_into = ${from}`;
};

/**
 * That is taken back: what was said in it, and in those that had gone into it before, stands in it
 * again; what was said since stays where it was said.
 */
const split = async (tx: Queries, id: string, from: string): Promise<void> => {
  await tx`delete from ticket_messages where id = ${id}`;
  await tx`
    with recursive gone as (
      select id from tickets where id = ${id}
      union select t.id from tickets t join gone on t.went_into = gone.id
    ), moved as (
      update ticket_messages set ticket = ${id}
      where ticket = ${from} and home in (select id from gone))
    update tickets set merged_into = ${id}
    where merged_into = ${from} and id in (select id from gone)`;
  await tx`
    update tickets t set about = null
    from tickets f where t.id = ${from} and f.id = ${id} and f.lent_about`;
  await tx`
    update tickets set merged_into = null, went_into = null, lent_about = false,
      status = 'awaiting_support_reply', resolved = null, rating = null, review = null,
      waiting = coalesce((
        select max(at) from ticket_messages where ticket = ${id} and side = 'player'), opened)
    where id = ${id}`;
};

const move = (tx: Queries, { id, position, event }: Moving): Promise<void> =>
  event.type === 'ticket.joined' ? join(tx, id, position, event) : split(tx, id, event.from);

/** Before and after one moves its messages are another's, so each is taken in its turn. */
const take = async (tx: Queries, events: readonly Recorded[]): Promise<void> => {
  const at = events.findIndex(isMoving);
  const before = at < 0 ? events : events.slice(0, at);
  await Promise.all([open(tx, before), say(tx, before), change(tx, before)]);
  const moving = events[at];
  if (moving === undefined || !isMoving(moving)) return;
  if (moving.event.type === 'ticket.split') await change(tx, [moving]);
  await move(tx, moving);
  await take(tx, events.slice(at + 1));
};

/** Every ticket and what was said in it; the words of who was erased are gone. */
export const ticketsProjection: Projection = {
  name: 'tickets',
  revision: 2,
  tables: ['tickets', 'ticket_messages'],
  async apply(tx, events) {
    const tickets = eventsOf(ticketKind, events);
    await take(tx, tickets);
    const erased = erasedBy(events);
    if (erased.length === 0) return;
    await Promise.all([
      tx`
        update tickets set title = '', description = '', attachments = '[]',
          review = case when review is null then null else '' end
        where player = any(${erased})`,
      tx`update ticket_messages set text = '', attachments = '[]' where player = any(${erased})`,
    ]);
  },
};

/**
 * Which files are kept. Their bytes are in no event, so the table is never emptied: a rebuild marks
 * and deletes once more.
 */
export const ticketFilesProjection: Projection = {
  name: 'ticketFiles',
  tables: [],
  async apply(tx, events) {
    const kept = eventsOf(ticketKind, events).flatMap(({ event }) =>
      event.type === 'ticket.opened' || event.type === 'ticket.written'
        ? event.attachments.map(({ id }) => id)
        : [],
    );
    if (kept.length > 0) await tx`update ticket_files set kept = true where id in ${tx(kept)}`;
    const erased = erasedBy(events);
    if (erased.length > 0) await tx`delete from ticket_files where player = any(${erased})`;
  },
};

/** Forgets files that no message named, a day after they were put down. */
export const sweepTicketFiles = async (sql: Sql): Promise<void> => {
  await sql`delete from ticket_files where not kept and at < now() - interval '1 day'`;
};
