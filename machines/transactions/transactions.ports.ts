import type { Transaction, TransactionFilters } from '../../contract/wallet';
import { port } from '../kit/port';

export const transactionsPorts = {
  /** POST /wallet/transactions/{page} [§7 B]; `page` is 1-based. */
  'transactions.load': port<
    { page: number; filters: TransactionFilters },
    { type: 'transactions.loaded'; items: Transaction[]; total: number }
  >('transactions.load'),
};
