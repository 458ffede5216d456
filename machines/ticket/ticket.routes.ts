import type { Routes } from '../router/screen';

/** Where its screens are: guests ask as well, and open theirs by a signed link [decision 41]. */
export const ticketRoutes = {
  support: { paths: ['/support'], page: 'SupportPage', words: ['problems', 'help'] },
  tickets: { paths: ['/support/tickets'], page: 'TicketsPage', words: ['help'] },
  ticket: {
    paths: ['/support/tickets/:id'],
    page: 'TicketPage',
    words: ['problems', 'help', 'game'],
  },
} satisfies Routes;
