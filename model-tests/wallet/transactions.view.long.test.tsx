import { expect, test } from 'vitest';
import { aWallet } from '../../contract/make/wallet';
import { isMoreLeft } from '../../machines/kit/list.select';
import { addressOfMovements } from '../../machines/wallet/transactions.rules';
import { WalletPage } from '../../src/views/wallet/WalletPage';
import {
  answer,
  choose,
  control,
  go,
  member,
  press,
  pressMore,
  shows,
  signOut,
  tells,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { transactionsWalk } from './transactions.walk';

test(
  'transactions: every edge is walked on the page',
  async () => {
    await walkView(transactionsWalk, {
      resident: 'transactions',
      view: <WalletPage />,
      start: () => member,
      settle: (world) =>
        answer(world, ['wallet.list'], { type: 'wallet.listed', wallets: [aWallet()] }),
      by: {
        'session.closed': (_, world) => signOut(world),
        'list.visit': ({ query }, world) => go(world, query ? addressOfMovements(query) : '/'),
        'list.filter': ({ query: { currency = '' } }) => choose('Currency', currency),
        'list.more': (_, world) => pressMore(world, 'transactions'),
        'list.retry': () => press('button', 'Try again'),
        'list.listed': 'transactions.list',
        'wallet.changed': tells('transactions'),
        'hub.skipped': tells('transactions'),
        'connection.found': 'connection.watch',
        'port.failed': 'transactions.list',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: (moves) => {
        const { list, query: filter } = moves.context;
        const isFiltered = addressOfMovements(filter) !== '/wallet';
        const isEmpty = moves.matches({ open: 'empty' });
        expect(document.querySelectorAll('section > div ul > li')).toHaveLength(list.items.length);
        expect(shows('The movements did not load')).toBe(moves.matches({ open: 'failed' }));
        expect(shows('No movement passes these filters.')).toBe(isEmpty && isFiltered);
        expect(shows('Nothing has moved yet')).toBe(isEmpty && !isFiltered);
        expect(control('button', 'Show more') !== undefined).toBe(isMoreLeft(moves));
        expect(control('button', 'Play')?.getAttribute('aria-pressed')).toBe(
          String(filter.kind === 'play'),
        );
      },
    });
  },
  WALK_MS,
);
