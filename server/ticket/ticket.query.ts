import type * as contract from '../../contract/ticket';
import { defaultTicketFilter, reopensFor, ticketFilters } from '../../contract/ticket.rules';
import type { Page } from '../../contract/words';
import type { Asked } from '../http/route';
import type { Platform } from '../platform';
import { rangeOf, readRange } from '../store/page';
import { isFound } from '../store/search';
import type { KeptFile } from './ticket.events';
import { shownFiles } from './ticket.file';

interface SummaryRow {
  id: string;
  player: string | null;
  name: string | null;
  email: string | null;
  title: string;
  category: contract.TicketCategory;
  status: contract.TicketStatus;
  opened: Date;
  updated: Date;
  rating: number | null;
  review: string | null;
  merged_into: string | null;
}

interface MessageRow {
  id: string;
  side: 'player' | 'support';
  text: string;
  attachments: KeptFile[];
  at: string;
}

interface Row extends SummaryRow {
  description: string;
  attachments: KeptFile[];
  resolved: Date | null;
  messages: MessageRow[];
}

const summaryOf = (row: SummaryRow): contract.TicketSummary => ({
  _id: row.id,
  title: row.title,
  category: row.category,
  status: row.status,
  ...(row.player !== null && { playerId: row.player }),
  ...(row.name !== null && { playerInfo: { name: row.name, email: row.email ?? '' } }),
  createdAt: row.opened.toISOString(),
  updatedAt: row.updated.toISOString(),
  ...(row.rating !== null && { rating: row.rating }),
  ...(row.review !== null && { review: row.review }),
  ...(row.merged_into !== null && { mergedInto: row.merged_into }),
});

type Listed = Page<contract.TicketSummary> & {
  status: contract.TicketFilter;
  counts: contract.TicketCounts;
};

/** Tickets as those who asked read them: what support says among itself is not in them. */
export const ticketQuery = ({ sql, secrets }: Pick<Platform, 'sql' | 'secrets'>) => {
  const columns = () => sql`
    t.id, t.player, t.name, t.email, t.title, t.category, t.status, t.opened, t.updated, t.rating,
    t.review, t.merged_into`;

  const ticketOf = (row: Row, now: string): contract.Ticket => ({
    ...summaryOf(row),
    description: row.description,
    attachments: shownFiles(secrets, row.attachments),
    messages: row.messages.map(({ id, side, text, attachments, at }) => ({
      _id: id,
      by: side,
      text,
      attachments: shownFiles(secrets, attachments),
      createdAt: new Date(at).toISOString(),
    })),
    ...(row.resolved !== null && { reopenMs: reopensFor(row.resolved.toISOString(), now) }),
  });

  /** How many each filter finds of a player's. */
  const counts = async (player: string): Promise<contract.TicketCounts> => {
    const rows = await sql<{ status: contract.TicketStatus; count: number }[]>`
      select status, count(*)::int as count from tickets where player = ${player} group by status`;
    const countOf = (filter: contract.TicketFilter) =>
      rows.reduce(
        (sum, { status, count }) => (filter === 'all' || filter === status ? sum + count : sum),
        0,
      );
    return Object.fromEntries(
      ticketFilters.map((filter) => [filter, countOf(filter)]),
    ) as contract.TicketCounts;
  };

  return {
    counts,

    /** A page of a player's, the last that changed first. */
    async page(
      player: string,
      asked: Asked<typeof contract.listTicketsOfUser>['body'],
    ): Promise<Listed> {
      const counted = await counts(player);
      const { search, pageIndex, pageSize, status = defaultTicketFilter(counted) } = asked;
      const { rows, total } = await readRange<SummaryRow>(sql, rangeOf(pageIndex, pageSize), {
        rows: (counted) => sql`
          select ${columns()}, ${counted} from tickets t
          where t.player = ${player}
            ${status === 'all' ? sql`` : sql`and t.status = ${status}`}
            and ${isFound(sql, search, [sql`t.title`, sql`t.description`])}
          order by t.changed desc`,
      });
      return { items: rows.map(summaryOf), total, status, counts: counted };
    },

    /** When a ticket last changed (ISO 8601), where it is there and its player was not erased. */
    async updated(id: string): Promise<string | undefined> {
      const [row] = await sql<{ updated: Date }[]>`
        select t.updated from tickets t left join players p on p.id = t.player
        where t.id = ${id} and not coalesce(p.erased, false)`;
      return row?.updated.toISOString();
    },

    /** Those of these tickets that are there, by id, as they are at this instant (ISO 8601). */
    async byId(ids: readonly string[], now: string): Promise<Map<string, contract.Ticket>> {
      const rows = await sql<Row[]>`
        select ${columns()}, t.description, t.attachments, t.resolved, coalesce((
          select jsonb_agg(jsonb_build_object('id', m.id, 'side', m.side, 'text', m.text,
            'attachments', m.attachments, 'at', m.at) order by m.at, m.position)
          from ticket_messages m where m.ticket = t.id and m.side is not null), '[]') as messages
        from tickets t where t.id = any(${[...ids]})`;
      return new Map(rows.map((row) => [row.id, ticketOf(row, now)]));
    },
  };
};
