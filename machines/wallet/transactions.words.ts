import type { Transaction } from '../../contract/wallet';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { WalletChanged } from './wallet.words';

/** Groups of the fifteen codes of §3. */
export type MovementKind = 'all' | 'play' | 'gifts' | 'prizes' | 'tournaments' | 'shop';
export type Period = 'ever' | 'day' | 'week' | 'month';

/** Which movements are shown; `currency` is `all`, COINS or an ISO code. */
export interface MovementFilter {
  kind: MovementKind;
  period: Period;
  currency: string;
}

export interface TransactionsWords extends ListWords {
  item: Transaction;
  query: MovementFilter;
  heard: WalletChanged | { type: 'hub.skipped' };
}

export type TransactionsEvent = ListEvent<TransactionsWords>;

declare module '../kit/residents' {
  interface Residents {
    transactions: TransactionsEvent;
  }
}

export const transactionsPorts = {
  /** POST /wallet/transactions/{page} [§7 B]. */
  'transactions.list': listPort<TransactionsWords>('transactions.list'),
};
