import type { Wallet } from '../../contract/wallet';
import { port } from '../kit/port';

export const walletPorts = {
  /** GET /wallet/list [§7 B]. */
  'wallet.list': port<undefined, { type: 'wallet.listed'; wallets: Wallet[] }>('wallet.list'),
};
