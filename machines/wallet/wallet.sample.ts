import { aWallet } from '../../contract/make/wallet';
import type { WalletContext } from './wallet.machine';

/** Coins and dollars. */
export const aWalletContext = (given: Partial<WalletContext> = {}): WalletContext => ({
  wallets: [aWallet(), aWallet('USD', 1_250)],
  pending: [],
  delay: 0,
  ...given,
});
