import type { TicketFilter, TicketStatus } from '../../contract/ticket';
import { ticketFilters } from '../../contract/ticket.rules';

/** What the list is asked for; without a status it is the default one [decision 41]. */
export interface TicketQuery {
  status: TicketFilter | '';
  search: string;
}

const SEARCH_MAX = 60;

export const everyTicket: TicketQuery = { status: '', search: '' };

/** A search as it may be asked for; half a character cannot stand in an address. */
export const cleanTicketSearch = (text: string): string =>
  text.slice(0, SEARCH_MAX).replace(/\p{Surrogate}/gu, '');

/** The query that an address names; what it does not know it leaves out. */
export const ticketsOfAddress = ({
  status = '',
  search = '',
}: Readonly<Record<string, string>>): TicketQuery => ({
  status: ticketFilters.find((filter) => filter === status) ?? '',
  search: cleanTicketSearch(search),
});

/** The address of a query. */
export const addressOfTickets = (query: TicketQuery): string => {
  const pairs = (['status', 'search'] as const)
    .filter((key) => query[key] !== '')
    .map((key) => `${key}=${encodeURIComponent(query[key])}`);
  return pairs.length === 0 ? '/support/tickets' : `/support/tickets?${pairs.join('&')}`;
};

/** Whether a filter finds tickets that stand so. */
export const isFoundBy = (filter: TicketFilter, status: TicketStatus): boolean =>
  filter === 'all' || filter === status;
