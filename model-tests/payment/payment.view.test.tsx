import { expect, test } from 'vitest';
import { isMoreLeft } from '../../machines/kit/list.select';
import { transfersOf } from '../../machines/payment/transfers.sample';
import { PaymentsPage } from '../../src/views/payment/PaymentsPage';
import {
  answer,
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
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { checkoutWalk, transfersWalk } from './payment.walk';

const rows = (): number => document.querySelectorAll('main li').length;

test(
  'transfers: every edge that the page reaches is walked on it',
  async () => {
    await walkView(transfersWalk, {
      resident: 'transfers',
      start: () => ({ ...member, to: '/wallet' }),
      settle: connect,
      view: <PaymentsPage />,
      by: {
        'session.closed': tells('transfers'),
        'list.visit': ({ query }, world) =>
          query?.of !== 'another' &&
          go(world, query === undefined ? '/wallet' : '/wallet/payments'),
        'list.more': (_, world) => pressMore(world, 'transfers'),
        'list.retry': () => press('button', 'Try again'),
        'list.listed': 'transfers.list',
        'transfer.changed': hubTells,
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'transfers.list',
      },
      without: {
        'transfers.open list.visit[1]': 'one screen alone shows them',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: (list) => {
        const isEmpty = list.matches({ open: 'empty' });
        const hasFailed = list.matches({ open: 'failed' });
        expect(rows()).toBe(isEmpty ? 0 : list.context.list.items.length);
        expect(shows('Nothing was paid in or out yet')).toBe(isEmpty);
        expect(shows('Your payments did not load.')).toBe(hasFailed);
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(list) && !hasFailed && !isEmpty,
        );
      },
    });
  },
  WALK_MS,
);

test(
  'checkout: every edge is walked on the page',
  async () => {
    await walkView(checkoutWalk, {
      resident: 'checkout',
      start: () => ({ ...member, to: '/wallet/payments' }),
      settle: (world) => {
        connect(world);
        answer(world, ['transfers.list'], {
          type: 'list.listed',
          items: transfersOf(1),
          total: 1,
        });
      },
      view: <PaymentsPage />,
      by: {
        'checkout.go': () => press('button', 'Go on at the provider'),
        'checkout.left': 'checkout.leave',
        'port.failed': 'checkout.leave',
      },
      offers: [
        {
          role: 'button',
          name: 'Go on at the provider',
          says: { type: 'checkout.go', url: '/test-provider/deposit_0001.00' },
          mayRest: true,
        },
      ],
      sees: () => undefined,
    });
  },
  WALK_MS,
);
