import type { TicketCounts, TicketFilter, TicketSummary } from '../../contract/ticket';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { TicketChanged } from './ticket.words';
import type { TicketQuery } from './tickets.rules';

/** Which filter the list is of, and how many each one finds. */
export interface TicketsKnown {
  status: TicketFilter;
  counts: TicketCounts;
}

export interface TicketsWords extends ListWords {
  item: TicketSummary;
  query: TicketQuery;
  more: TicketsKnown;
  own: TicketsKnown;
  heard: TicketChanged | { type: 'hub.skipped' };
}

export type TicketsEvent = ListEvent<TicketsWords>;

declare module '../kit/residents' {
  interface Residents {
    tickets: TicketsEvent;
  }
}

export const ticketsPorts = {
  /** POST /ticket/list/user [§7 B]. */
  'tickets.list': listPort<TicketsWords>('tickets.list'),
};
