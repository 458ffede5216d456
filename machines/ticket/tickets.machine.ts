import type { ActorRefFrom } from 'xstate';
import { PAGE_MAX, TICKETS_PAGE } from '../../contract/limits';
import type { TicketCounts } from '../../contract/ticket';
import { listMachine } from '../kit/list';
import { unlessSearched } from '../kit/list.brings';
import { summaryOf } from './ticket.rules';
import {
  addressOfTickets,
  cleanTicketSearch,
  everyTicket,
  isFoundBy,
  ticketsOfAddress,
} from './tickets.rules';
import type { TicketsWords } from './tickets.words';

const none: TicketCounts = {
  all: 0,
  awaiting_player_reply: 0,
  awaiting_support_reply: 0,
  resolved: 0,
};

/** The player's questions to support, by whose turn it is [§4 Ticket status, §7 B]. */
export const ticketsMachine = listMachine<TicketsWords>({
  id: 'tickets',
  spec: '§7 B ticket/list/user',
  says: {
    outdated: 'One was answered or changed; gathers such news',
    empty: 'There are no such questions',
  },
  page: TICKETS_PAGE,
  max: PAGE_MAX,
  idOf: ({ _id }) => _id,
  query: everyTicket,
  own: { status: 'all', counts: none },
  visitedBy: {
    'route.shown': ({ route }) =>
      route.name === 'tickets' ? ticketsOfAddress(route.query) : undefined,
  },
  searched: (query, text) => ({ ...query, search: cleanTicketSearch(text) }),
  addressOf: addressOfTickets,
  keepsShown: true,
  keeps: ({ status, counts }) => ({ status, counts }),
  outdatedBy: { 'hub.skipped': () => true },
  edits: { 'ticket.changed': ({ counts }) => ({ counts }) },
  brings: {
    precedes: (item, other) => item.updatedAt >= other.updatedAt,
    mayLeave: true,
    by: {
      'ticket.changed': ({ id, ticket }, { query, status }) => {
        if (ticket === undefined) return { id, isIn: false };
        const isIn = isFoundBy(status, ticket.status);
        return unlessSearched(query, { id, item: summaryOf(ticket), isIn });
      },
    },
  },
});

export type TicketsActor = ActorRefFrom<typeof ticketsMachine>;
