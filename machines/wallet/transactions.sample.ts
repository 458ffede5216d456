import { transactions } from '../../contract/make/wallet';
import type { TransactionsContext } from './transactions.machine';
import { everything } from './transactions.rules';

/** The first page of fifteen movements. */
export const aTransactionsList = (
  given: Partial<TransactionsContext> = {},
): TransactionsContext => ({
  list: { items: transactions(10), total: 15, pages: 1 },
  filter: everything,
  ...given,
});
