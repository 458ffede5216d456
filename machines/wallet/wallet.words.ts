import type { Wallet } from '../../contract/wallet';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { RoundShown } from '../play/play.words';

/** Whole coins that the player holds; undefined until they are known. */
export interface CoinsTold {
  type: 'wallet.coinsTold';
  coins: number | undefined;
}

/** Hub: new balances, to be shown after `delay` ms (a reel still turns) [§7]. */
export interface WalletChanged {
  type: 'wallet.changed';
  balances: { currency: string; balance: number }[];
  delay: number;
}

export type WalletEvent =
  | SessionFact
  | { type: 'wallet.retry' }
  /** Tells who has just come what they missed. */
  | { type: 'wallet.tellCoins' }
  | { type: 'wallet.listed'; wallets: Wallet[] }
  | WalletChanged
  /** One is closed: they are asked for anew. */
  | { type: 'wallet.purseClosed' }
  | RoundShown
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
