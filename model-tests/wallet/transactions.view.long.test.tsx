import { expect, test } from 'vitest';
import { aWallet } from '../../contract/make/wallet';
import { addressOfMovements } from '../../machines/wallet/transactions.rules';
import { WalletPage } from '../../src/views/wallet/WalletPage';
import { answer, choose, control, shows, tells } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS } from '../support/view';
import { transactionsWalk } from './transactions.walk';

test(
  'transactions: every edge is walked on the page',
  async () => {
    await walkList(
      transactionsWalk,
      {
        list: 'transactions',
        at: addressOfMovements,
        rows: 'section > div ul > li',
        says: { failed: 'The movements did not load' },
      },
      {
        view: <WalletPage />,
        settle: (world) =>
          answer(world, ['wallet.list'], { type: 'wallet.listed', wallets: [aWallet()] }),
        by: {
          'list.filter': ({ query: { currency = '' } }) => choose('Currency', currency),
          'wallet.changed': tells('transactions'),
          'hub.skipped': tells('transactions'),
        },
        sees: (moves) => {
          const { query: filter } = moves.context;
          const isFiltered = addressOfMovements(filter) !== '/wallet';
          const isEmpty = moves.matches({ open: 'empty' });
          expect(shows('No movement passes these filters.')).toBe(isEmpty && isFiltered);
          expect(shows('Nothing has moved yet')).toBe(isEmpty && !isFiltered);
          expect(control('button', 'Play')?.getAttribute('aria-pressed')).toBe(
            String(filter.kind === 'play'),
          );
        },
      },
    );
  },
  WALK_MS,
);
