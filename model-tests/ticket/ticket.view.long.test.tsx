import { expect, test } from 'vitest';
import { TicketPage } from '../../src/views/ticket/TicketPage';
import {
  connect,
  control,
  go,
  hubSkips,
  hubTells,
  member,
  press,
  shows,
  tells,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { ticketWalk } from './tickets.walk';

const asWritten = (path: string, query: Record<string, string>): string =>
  query['access'] === undefined ? path : `${path}?access=${query['access']}`;

test(
  'ticket: every edge that the page reaches is walked on it',
  async () => {
    await walkView(ticketWalk, {
      resident: 'ticket',
      start: () => ({ ...member, to: '/verify' }),
      settle: connect,
      view: <TicketPage />,
      by: {
        'route.shown': ({ route: { path, query } }, world) => go(world, asWritten(path, query)),
        // A sign-out leaves the page as well.
        'session.opened': tells('ticket'),
        'session.closed': tells('ticket'),
        'ticket.retry': () => press('button', 'Try again'),
        'ticket.loaded': 'ticket.load',
        'ticket.missing': 'ticket.load',
        'ticket.renewed': 'ticket.load',
        'ticket.changed': hubTells,
        // The walks of its forms show when they tell.
        'ticket.written': tells('ticket'),
        'ticket.resolved': tells('ticket'),
        'ticket.outdated': tells('ticket'),
        'ticket.moved': tells('ticket'),
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'ticket.load',
      },
      offers: [{ role: 'button', name: 'Try again', says: { type: 'ticket.retry' } }],
      sees: (page) => {
        const { ticket } = page.context;
        const isShown = ticket !== undefined && page.matches('open');
        const isWritable = isShown && page.can({ type: 'ticket.written' });
        const isResolved = ticket?.status === 'resolved';
        expect(control('button', isResolved ? 'Send and reopen' : 'Send') !== undefined).toBe(
          isWritable,
        );
        expect(
          control('button', isResolved ? 'Send the rating' : 'It is resolved') !== undefined,
        ).toBe(isShown && page.can({ type: 'ticket.resolved' }));
        expect(shows('takes no more messages')).toBe(page.matches({ open: { stage: 'closed' } }));
        expect(shows('put this together with another')).toBe(
          page.matches({ open: { stage: 'merged' } }),
        );
        expect(shows('We have put your questions together')).toBe(
          page.matches({ open: { page: 'renewed' } }),
        );
        expect(shows('There is no such question')).toBe(
          page.matches({ open: { page: 'missing' } }),
        );
        expect(shows('The question did not load')).toBe(page.hasTag('failed'));
      },
    });
  },
  WALK_MS,
);
