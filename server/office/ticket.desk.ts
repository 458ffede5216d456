import type { Call } from '../../contract/call';
import { TICKET_REOPEN_MS } from '../../contract/limits';
import * as contract from '../../contract/ticket.desk';
import { auditedBy } from '../audit/audit.store';
import {
  type Asked,
  doneOf,
  isRefused,
  on,
  type Route,
  refused,
  type StaffCaller,
} from '../http/route';
import type { Platform } from '../platform';
import { gridOf, ROSTER, rosterKind } from '../staff/roster.events';
import { membersOf } from '../staff/staff.query';
import type { Outcome } from '../store/command';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';
import type { Store } from '../store/store';
import { streamOf } from '../store/stream';
import { isLate } from '../ticket/ticket.clock';
import {
  answerTicket,
  assignTicket,
  closeTicket,
  giveTicket,
  mergeTicket,
  noteTicket,
  splitTicket,
} from '../ticket/ticket.command';
import type { KeptFile, TicketState } from '../ticket/ticket.events';
import { shownFiles } from '../ticket/ticket.file';
import { seesToTickets } from '../ticket/ticket.moves';
import { preparedAnswer, preparedAnswers } from '../ticket/ticket.prepared';
import { ticketQuery } from '../ticket/ticket.query';
import { startTyping, stopTyping } from '../ticket/typing.share';

interface Row {
  id: string;
  title: string;
  category: contract.TicketDue['category'];
  status: contract.TicketDue['status'];
  who: string;
  player: string | null;
  assignee: string | null;
  waiting: Date | null;
  updated: Date;
  description: string;
  attachments: KeptFile[];
  about: string | null;
  about_name: string | null;
  email: string | null;
  merged_into: string | null;
}

interface Said {
  id: string;
  side: 'player' | 'support' | null;
  staff: string | null;
  text: string;
  attachments: KeptFile[];
  at: Date;
}

const lookOf = ({ ticket }: Readonly<Record<string, unknown>>) => {
  const { phase, assignee = null, mergedInto } = ticket as TicketState;
  return { status: phase, assignee, ...(mergedInto !== undefined && { mergedInto }) };
};

const dueOf = (row: Row, now: string): contract.TicketDue => ({
  _id: row.id,
  title: row.title,
  category: row.category,
  status: row.status,
  who: row.who,
  ...(row.player !== null && { playerId: row.player }),
  ...(row.assignee !== null && { assignee: row.assignee }),
  ...(row.waiting !== null && { waitingSince: row.waiting.toISOString() }),
  isLate: row.waiting !== null && isLate(row.category, row.waiting, new Date(now)),
  updatedAt: row.updated.toISOString(),
  ...(row.merged_into !== null && { mergedInto: row.merged_into }),
});

/** As many as a member looks through to find the one that it belongs to. */
const OTHERS = 50;

/** Questions to support, before those who answer them [decision 143]. */
export const ticketDesk = (platform: Platform): Route[] => {
  const { sql, store, secrets, typing } = platform;
  const { updated } = ticketQuery(platform);
  const tickets = (counted = sql`null as total`) => sql`
    select t.*, coalesce(p.username, t.name, '') as who, ${counted},
      about.username as about_name
    from tickets t left join players p on p.id = t.player
      left join reports r on r.id = t.about left join players about on about.id = r.reported
    where not coalesce(p.erased, false)`;

  const list = async ({ body, caller, now }: Asked<typeof contract.listTicketsDue>) => {
    const { search, status, category, mine, pageIndex, pageSize } = body;
    const columns = [sql`t.title`, sql`t.id`, sql`coalesce(p.username, t.name, '')`];
    const { rows, total } = await readRange<Row>(sql, rangeOf(pageIndex, pageSize), {
      rows: (counted) => sql`
        ${tickets(counted)} and ${isFound(sql, search.trim(), columns)}
          ${status === undefined ? sql`` : sql`and t.status = ${status}`}
          ${mine ? sql`and t.assignee = ${caller.name} and t.status <> 'resolved'` : sql``}
          ${category === undefined ? sql`` : sql`and t.category = ${category}`}
        order by t.waiting nulls last, t.changed desc`,
    });
    return { items: rows.map((row) => dueOf(row, now)), total };
  };

  /** Who may see to tickets, by name, but for whoever asks. */
  const colleaguesOf = async ({ staff }: StaffCaller) => {
    const grid = gridOf(await store.load(streamOf(rosterKind, ROSTER)));
    const members = await membersOf(sql);
    return members
      .filter(
        ({ _id, status, role }) =>
          _id !== staff && status === 'active' && seesToTickets(grid[role]),
      )
      .map(({ _id, name }) => ({ _id, name }));
  };

  /** What else whoever asked it has asked, as far as it may go on there. */
  const othersOf = (row: Row, now: string) => sql<{ _id: string; title: string }[]>`
    select id as _id, title from tickets
    where id <> ${row.id} and merged_into is null
      and (resolved is null or resolved > ${new Date(Date.parse(now) - TICKET_REOPEN_MS)})
      and ${
        row.player === null
          ? sql`player is null and lower(email) = lower(${row.email})`
          : sql`player = ${row.player}`
      }
    order by changed desc limit ${OTHERS}`;

  const read = async ({ params, caller, now }: Asked<typeof contract.readTicketDue>) => {
    const [row] = await sql<Row[]>`${tickets()} and t.id = ${params.id}`;
    if (row === undefined) return refused('not-found');
    const [said, colleagues, others, joined] = await Promise.all([
      sql<Said[]>`
        select id, side, staff, text, attachments, at from ticket_messages
        where ticket = ${params.id} order by at, position`,
      colleaguesOf(caller),
      othersOf(row, now),
      sql<{ _id: string; title: string }[]>`
        select id as _id, title from tickets where merged_into = ${row.id} order by opened`,
    ]);
    const places = { name: row.who, title: row.title };
    return {
      ...dueOf(row, now),
      description: row.description,
      ...(row.about !== null &&
        row.about_name !== null && { about: { report: row.about, reported: row.about_name } }),
      attachments: shownFiles(secrets, row.attachments),
      said: said.map(({ id, side, staff, text, attachments, at }) => ({
        _id: id,
        by: side ?? ('note' as const),
        ...(staff !== null && { staff }),
        text,
        attachments: shownFiles(secrets, attachments),
        at: at.toISOString(),
      })),
      colleagues,
      others,
      joined,
      prepared: Object.keys(preparedAnswers).flatMap((name) => {
        const text = preparedAnswer(name, places);
        return text === undefined ? [] : { name, text };
      }),
    };
  };

  /** A note is nobody's business: only who answers says that they type. */
  const type = async ({ caller, body }: Asked<typeof contract.typeInTicketDue>) => {
    const { _id: ticket, isTyping } = body;
    const { staff: who, name, grants } = caller;
    const updatedAt = await updated(ticket);
    if (updatedAt === undefined) return refused('not-found');
    if (isTyping && seesToTickets(grants))
      await startTyping(platform, { ticket, who, typist: { by: 'support', staff: name } });
    return { typists: typing.of(ticket, who), updatedAt };
  };

  /** One step of support, audited; what was said is under its player's key and not said again there. */
  const stepBy = async (
    call: Call,
    { caller, now }: { caller: StaffCaller; now: string },
    id: string,
    take: (parts: { store: Store }, by: { staff: string; at: string }) => Promise<Outcome<null>>,
    why = '',
  ) => {
    const audited = auditedBy(store, caller, call, { subject: id, why, look: lookOf });
    const outcome = await take({ store: audited }, { staff: caller.name, at: now });
    return doneOf(outcome);
  };

  const answer = async (asked: Asked<typeof contract.answerTicketDue>) => {
    const { _id: id, text } = asked.body;
    const answered = await stepBy(contract.answerTicketDue, asked, id, (parts, by) =>
      answerTicket(parts, id, text, by),
    );
    if (!isRefused(answered)) await stopTyping(platform, id, asked.caller.staff);
    return answered;
  };

  return [
    on(contract.listTicketsDue, list),
    on(contract.readTicketDue, read),
    on(contract.typeInTicketDue, type),
    on(contract.answerTicketDue, answer),
    on(contract.noteTicketDue, (asked) =>
      stepBy(contract.noteTicketDue, asked, asked.body._id, (parts, by) =>
        noteTicket(parts, asked.body._id, asked.body.text, by),
      ),
    ),
    on(contract.assignTicketDue, (asked) =>
      stepBy(contract.assignTicketDue, asked, asked.body._id, (parts, by) =>
        assignTicket(parts, asked.body._id, by),
      ),
    ),
    on(contract.giveTicketDue, (asked) =>
      stepBy(contract.giveTicketDue, asked, asked.body._id, (parts, by) =>
        giveTicket(parts, asked.body._id, asked.body.to, by),
      ),
    ),
    on(contract.mergeTicketDue, (asked) =>
      stepBy(contract.mergeTicketDue, asked, asked.body._id, (parts, by) =>
        mergeTicket({ ...parts, sql }, asked.body._id, asked.body.into, by),
      ),
    ),
    on(contract.splitTicketDue, (asked) =>
      stepBy(
        contract.splitTicketDue,
        asked,
        asked.body._id,
        (parts, by) => splitTicket(parts, asked.body._id, by),
        asked.body.why,
      ),
    ),
    on(contract.resolveTicketDue, (asked) =>
      stepBy(contract.resolveTicketDue, asked, asked.body._id, (parts, by) =>
        closeTicket(parts, asked.body._id, by),
      ),
    ),
  ];
};
