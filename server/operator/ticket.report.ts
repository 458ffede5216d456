import { type TicketCategory } from '../../contract/ticket';
import { ticketCategories } from '../../contract/ticket.rules';
import type { Sql } from '../store/database';
import { isLate } from '../ticket/ticket.clock';
import type { KeptFile } from '../ticket/ticket.events';
import type { Report } from './rtp.report';

interface Waiting {
  id: string;
  title: string;
  category: TicketCategory;
  assignee: string | null;
  waiting: Date;
  who: string;
}

const isCategory = (text: string): text is TicketCategory =>
  ticketCategories.some((category) => category === text);

/** A moment in the past as hours and minutes: `26:05`. */
const since = (moment: Date, now: Date): string => {
  const minutes = Math.floor((now.getTime() - moment.getTime()) / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
};

/** One line, whatever somebody typed: it must not look like several. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');

/**
 * What waits for support, the longest first; of one category where that is named. Late is what waits
 * longer than the clock of its category allows. Of whom was erased nothing waits.
 */
export const ticketQueue = async (sql: Sql, category: string, now: Date): Promise<Report> => {
  if (category !== '' && !isCategory(category))
    return {
      lines: [`There is no category '${category}': ${ticketCategories.join(', ')}`],
      ok: false,
    };
  const rows = await sql<Waiting[]>`
    select t.id, t.title, t.category, t.assignee, t.waiting,
      coalesce(p.username, t.name, '') as who
    from tickets t left join players p on p.id = t.player
    where t.waiting is not null and not coalesce(p.erased, false)
      ${category === '' ? sql`` : sql`and t.category = ${category}`}
    order by t.waiting, t.id`;
  const lines = rows.map(({ id, title, category: of, assignee, waiting, who }) => {
    const late = isLate(of, waiting, now);
    return [
      since(waiting, now),
      late ? 'LATE' : '',
      id,
      of,
      assignee ?? 'nobody',
      plain(who),
      plain(title),
    ]
      .filter((part) => part !== '')
      .join('  ');
  });
  return { lines: [...lines, `${rows.length} wait for support.`], ok: true };
};

interface Whole {
  title: string;
  description: string;
  category: string;
  status: string;
  assignee: string | null;
  attachments: KeptFile[];
  opened: Date;
  rating: number | null;
  review: string | null;
  merged_into: string | null;
  who: string;
  reach: string | null;
}

interface Said {
  side: string | null;
  staff: string | null;
  text: string;
  attachments: KeptFile[];
  at: Date;
}

const files = (attachments: readonly KeptFile[]): string[] =>
  attachments.map(
    ({ id, name, type, bytes }) => `  [${type}] ${plain(name)}, ${bytes} bytes, ${id}`,
  );

const indented = (text: string): string[] => text.split('\n').map((line) => `  ${line}`);

/** All of a ticket, with what support says among itself. */
export const ticketReport = async (sql: Sql, id: string): Promise<Report> => {
  const [ticket] = await sql<Whole[]>`
    select t.title, t.description, t.category, t.status, t.assignee, t.attachments, t.opened,
      t.rating, t.review, t.merged_into, coalesce(p.username, t.name, '') as who, t.email as reach
    from tickets t left join players p on p.id = t.player
    where t.id = ${id} and not coalesce(p.erased, false)`;
  if (ticket === undefined) return { lines: [`There is no ticket ${id}.`], ok: false };
  const said = await sql<Said[]>`
    select side, staff, text, attachments, at from ticket_messages
    where ticket = ${id} order by at, position`;
  const { who, reach, title, category, status, assignee, opened, rating, review } = ticket;
  const into = ticket.merged_into;
  return {
    lines: [
      `${id}  ${status}  ${category}  ${assignee ?? 'nobody'}`,
      ...(into === null ? [] : [`goes on in ${into}`]),
      `${plain(title)}`,
      `${plain(who)}${reach === null ? '' : ` <${reach}>`}  ${opened.toISOString()}`,
      ...indented(ticket.description),
      ...files(ticket.attachments),
      ...said.flatMap(({ side, staff, text, attachments, at }) => [
        `${side ?? 'note'}${staff === null ? '' : ` (${staff})`}  ${at.toISOString()}`,
        ...indented(text),
        ...files(attachments),
      ]),
      ...(rating === null ? [] : [`rated ${rating} of 5`, ...indented(review ?? '')]),
    ],
    ok: true,
  };
};
