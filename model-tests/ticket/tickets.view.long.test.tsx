import { test } from 'vitest';
import { addressOfTickets } from '../../machines/ticket/tickets.rules';
import { TicketsPage } from '../../src/views/ticket/TicketsPage';
import { hubTells, member, press, tells, type } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS } from '../support/view';
import { ticketsWalk } from './tickets.walk';

test(
  'tickets: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      ticketsWalk,
      {
        list: 'tickets',
        at: addressOfTickets,
        rows: 'main li',
        says: { empty: 'There are no such questions', failed: 'Your questions did not load.' },
      },
      {
        view: <TicketsPage />,
        start: () => ({ ...member, to: '/verify' }),
        by: {
          'session.closed': tells('tickets'),
          'list.search': ({ text }) => type('Search your questions', text),
          'list.filter': ({ query }) => query.status === 'resolved' && press('tab', /^Resolved/),
          'ticket.changed': hubTells,
        },
      },
    );
  },
  WALK_MS,
);
