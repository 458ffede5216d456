import type { Wallet } from '../../contract/wallet';
import { wholeAmount } from '../../contract/wallet.rules';

/** A balance in minor units as its owner reads it [§3 Wallet]. */
export const walletOf = (currency: string, balance: number): Wallet => ({
  _id: currency,
  currency,
  balance,
  amount: wholeAmount(currency, balance),
});
