import { test } from 'vitest';
import { transfersOf } from '../../machines/payment/transfers.sample';
import { PaymentsPage } from '../../src/views/payment/PaymentsPage';
import { answer, connect, hubTells, member, press, tells } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS, walkView } from '../support/view';
import { checkoutWalk, transfersWalk } from './payment.walk';

test(
  'transfers: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      transfersWalk,
      {
        list: 'transfers',
        at: ({ of }) => (of === 'another' ? undefined : '/wallet/payments'),
        away: '/wallet',
        rows: 'main li',
        says: { empty: 'Nothing was paid in or out yet', failed: 'Your payments did not load.' },
      },
      {
        view: <PaymentsPage />,
        start: () => ({ ...member, to: '/wallet' }),
        by: { 'session.closed': tells('transfers'), 'transfer.changed': hubTells },
        without: { 'transfers.open list.visit[1]': 'one screen alone shows them' },
      },
    );
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
