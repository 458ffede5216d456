import type { Transaction } from '../../contract/wallet';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

/** Groups of the fifteen codes of §3. */
export type MovementKind = 'all' | 'play' | 'gifts' | 'prizes' | 'tournaments' | 'shop';
export type Period = 'ever' | 'day' | 'week' | 'month';

/** Which movements are shown; `currency` is `all`, COINS or an ISO code. */
export interface MovementFilter {
  kind: MovementKind;
  period: Period;
  currency: string;
}

export type TransactionsEvent =
  | SessionFact
  /** The router tells whether the wallet's page is shown, and under which query. */
  | { type: 'transactions.visit'; shown: boolean; query: Record<string, string> }
  | { type: 'transactions.filter'; filter: Partial<MovementFilter> }
  | { type: 'transactions.more' }
  | { type: 'transactions.retry' }
  | { type: 'transactions.loaded'; items: Transaction[]; total: number }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    transactions: TransactionsEvent;
  }
}

export const transactionsPorts = {
  /** POST /wallet/transactions/{page} [§7 B]; `page` is 1-based. */
  'transactions.load': port<
    { page: number; filter: MovementFilter },
    { type: 'transactions.loaded'; items: Transaction[]; total: number }
  >('transactions.load'),
};
