import type { Transaction, TransactionFilters } from '../../contract/wallet';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';
import type { SessionFact } from '../session/session.events';

export type TransactionsEvent =
  | SessionFact
  /** The router tells whether the wallet's page is shown. */
  | { type: 'transactions.visit'; shown: boolean }
  | { type: 'transactions.filter'; filters: TransactionFilters }
  | { type: 'transactions.more' }
  | { type: 'transactions.retry' }
  | { type: 'transactions.loaded'; items: Transaction[]; total: number }
  | ConnectionFound
  | PortFailed;
