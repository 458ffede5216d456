import { listTransactions } from '../../../contract/wallet';
import type { AdaptersOf } from '../../../machines/kit/port';
import { requestOf } from '../../../machines/wallet/transactions.rules';
import type { transactionsPorts } from '../../../machines/wallet/transactions.words';
import type { Asks } from '../api';

export const transactionsAdapters = (asks: Asks): AdaptersOf<typeof transactionsPorts> => ({
  'transactions.load': asks('transactions.load', listTransactions, {
    given: ({ page, filter }) => ({ params: { page }, body: requestOf(filter, Date.now()) }),
    answered: ({ items, total }) => ({ type: 'transactions.loaded', items, total }),
  }),
});
