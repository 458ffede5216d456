import type { Wallet } from '../../contract/wallet';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

export type WalletEvent =
  | SessionFact
  | { type: 'wallet.retry' }
  | { type: 'wallet.listed'; wallets: Wallet[] }
  /** Hub: new balances, to be shown after `delay` ms (a reel still turns) [§7]. */
  | { type: 'wallet.changed'; balances: { currency: string; balance: number }[]; delay: number }
  | { type: 'hub.skipped' }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    wallet: WalletEvent;
  }
}

export const walletPorts = {
  /** GET /wallet/list [§7 B]. */
  'wallet.list': port<undefined, { type: 'wallet.listed'; wallets: Wallet[] }>('wallet.list'),
};
