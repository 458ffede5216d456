import { listTransactions } from '../../../contract/wallet';
import type { AdaptersOf } from '../../../machines/kit/port';
import { requestOf } from '../../../machines/wallet/transactions.rules';
import type { transactionsPorts } from '../../../machines/wallet/transactions.words';
import type { Asks } from '../api';

export const transactionsAdapters = (asks: Asks): AdaptersOf<typeof transactionsPorts> => ({
  'transactions.list': asks('transactions.list', listTransactions, {
    given: ({ query, pageIndex }) => ({
      params: { page: pageIndex + 1 },
      body: requestOf(query, Date.now()),
    }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
});
