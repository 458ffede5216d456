import type { Transaction } from '../../contract/wallet';
import { port } from '../kit/port';
import type { MovementFilter } from './transactions.events';

export const transactionsPorts = {
  /** POST /wallet/transactions/{page} [§7 B]; `page` is 1-based. */
  'transactions.load': port<
    { page: number; filter: MovementFilter },
    { type: 'transactions.loaded'; items: Transaction[]; total: number }
  >('transactions.load'),
};
