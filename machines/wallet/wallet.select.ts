import type { SnapshotFrom } from 'xstate';
import { COINS } from '../../contract/limits';
import type { Wallet } from '../../contract/wallet';
import type { walletMachine } from './wallet.machine';
import { coinsOf } from './wallet.rules';

type Snapshot = SnapshotFrom<typeof walletMachine>;

export const wallets = (wallet: Snapshot): readonly Wallet[] => wallet.context.wallets;
/** Coins in whole units; undefined until they are known. */
export const coins = ({ context }: Snapshot): number | undefined => coinsOf(context.wallets);
/** The money wallets [§3]. */
export const isMoney = ({ currency }: Wallet): boolean => currency !== COINS;
