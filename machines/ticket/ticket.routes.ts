import type { Routes } from '../router/screen';

/** Where its screens are: guests ask as well, and open theirs by a signed link [decision 41]. */
export const ticketRoutes = {
  support: { paths: ['/support'], page: 'SupportPage' },
  tickets: { paths: ['/support/tickets'], page: 'TicketsPage' },
  ticket: { paths: ['/support/tickets/:id'], page: 'TicketPage' },
} satisfies Routes;
