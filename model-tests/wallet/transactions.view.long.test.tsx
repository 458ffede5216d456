import { expect, test } from 'vitest';
import { aWallet } from '../../contract/make/wallet';
import { addressOfMovements, everything } from '../../machines/wallet/transactions.rules';
import { isMoreLeft } from '../../machines/wallet/transactions.select';
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
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { transactionsWalk } from './transactions.walk';

test(
  'transactions: every edge is walked on the page',
  () => {
    walkView(transactionsWalk, {
      resident: 'transactions',
      view: <WalletPage />,
      start: () => member,
      settle: (world) =>
        answer(world, ['wallet.list'], { type: 'wallet.listed', wallets: [aWallet()] }),
      by: {
        'session.closed': (_, world) => signOut(world),
        'transactions.visit': ({ shown, query }, world) => {
          const to = addressOfMovements({ ...everything, ...query });
          return go(world, shown ? to : '/');
        },
        'transactions.filter': ({ filter: { currency = '' } }) => choose('Currency', currency),
        'transactions.more': (_, world) => pressMore(world, 'transactions'),
        'transactions.retry': () => press('button', 'Try again'),
        'transactions.loaded': 'transactions.load',
        'connection.found': 'connection.watch',
        'port.failed': 'transactions.load',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'transactions.retry' } },
        { role: 'button', name: 'Show more', says: { type: 'transactions.more' }, mayRest: true },
      ],
      sees: (moves) => {
        const { list, filter } = moves.context;
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
