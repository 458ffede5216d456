import type { Wallet } from '../../contract/wallet';
import type { SessionFact } from '../auth/session.events';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';

export type WalletEvent =
  | SessionFact
  | { type: 'wallet.retry' }
  | { type: 'wallet.listed'; wallets: Wallet[] }
  /** Hub: new balances, to be shown after `delay` ms (a reel still turns) [§7]. */
  | { type: 'wallet.changed'; balances: { currency: string; balance: number }[]; delay: number }
  | { type: 'hub.skipped' }
  | ConnectionFound
  | PortFailed;
