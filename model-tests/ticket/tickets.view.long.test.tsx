import { expect, test } from 'vitest';
import { isMoreLeft } from '../../machines/kit/list.select';
import { addressOfTickets } from '../../machines/ticket/tickets.rules';
import { TicketsPage } from '../../src/views/ticket/TicketsPage';
import {
  connect,
  control,
  go,
  hubSkips,
  hubTells,
  member,
  press,
  pressMore,
  shows,
  tells,
  type,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { ticketsWalk } from './tickets.walk';

const rows = (): number => document.querySelectorAll('main li').length;

test(
  'tickets: every edge that the page reaches is walked on it',
  async () => {
    await walkView(ticketsWalk, {
      resident: 'tickets',
      start: () => ({ ...member, to: '/verify' }),
      settle: connect,
      view: <TicketsPage />,
      by: {
        'session.closed': tells('tickets'),
        'list.visit': ({ query }, world) =>
          go(world, query === undefined ? '/' : addressOfTickets(query)),
        'list.search': ({ text }) => type('Search your questions', text),
        'list.filter': ({ query }) => query.status === 'resolved' && press('tab', /^Resolved/),
        'list.more': (_, world) => pressMore(world, 'tickets'),
        'list.retry': () => press('button', 'Try again'),
        'list.listed': 'tickets.list',
        'ticket.changed': hubTells,
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'tickets.list',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: (list) => {
        const isEmpty = list.matches({ open: 'empty' });
        const hasFailed = list.matches({ open: 'failed' });
        expect(rows()).toBe(isEmpty ? 0 : list.context.list.items.length);
        expect(shows('There are no such questions')).toBe(isEmpty);
        expect(shows('Your questions did not load.')).toBe(hasFailed);
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(list) && !hasFailed && !isEmpty,
        );
      },
    });
  },
  WALK_MS,
);
