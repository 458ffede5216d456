import { listTransactions } from '../../contract/wallet';
import type { transactionsPorts } from '../../machines/transactions/transactions.ports';
import type { AdaptersOf } from './adapters';
import type { Asks } from './api';

export const transactionsAdapters = (asks: Asks): AdaptersOf<typeof transactionsPorts> => ({
  'transactions.load': asks('transactions.load', listTransactions, {
    given: ({ page, filters }) => ({ params: { page }, body: filters }),
    answered: ({ items, total }) => ({ type: 'transactions.loaded', items, total }),
  }),
});
