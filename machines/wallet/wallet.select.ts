import type { SnapshotFrom } from 'xstate';
import { COINS } from '../../contract/limits';
import type { Wallet } from '../../contract/wallet';
import type { walletMachine } from './wallet.machine';

type Snapshot = SnapshotFrom<typeof walletMachine>;

export const wallets = (wallet: Snapshot): readonly Wallet[] => wallet.context.wallets;
const walletOf = (wallet: Snapshot, currency: string): Wallet | undefined =>
  wallet.context.wallets.find((one) => one.currency === currency);
/** Coins in whole units; undefined until they are known. */
export const coins = (wallet: Snapshot): number | undefined => walletOf(wallet, COINS)?.amount;
/** The money wallets [§3]. */
export const isMoney = ({ currency }: Wallet): boolean => currency !== COINS;
