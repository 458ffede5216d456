import { WALLET_PAGE } from '../../contract/limits';
import { transactions } from '../../contract/make/wallet';
import { transactionsMachine } from '../../machines/wallet/transactions.machine';
import { everything } from '../../machines/wallet/transactions.rules';
import type { TransactionsWords } from '../../machines/wallet/transactions.words';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';

export const transactionsWalk = listWalk<TransactionsWords>(silent(transactionsMachine), {
  queries: [everything, { ...everything, kind: 'play' }],
  items: transactions,
  page: WALLET_PAGE,
  max: WALLET_PAGE,
  events: [
    shownAt('/wallet'),
    { type: 'list.filter', query: { currency: 'COINS' } },
    { type: 'wallet.changed', balances: [{ currency: 'COINS', balance: 4_990 }], delay: 700 },
    { type: 'hub.skipped' },
  ],
  view: ({ query }) => query.currency,
});
