import { FUN_BALANCE } from '../../contract/limits';
import { type Problem, problem } from '../../contract/problems';
import type { LaunchEvent, LaunchState } from '../launch/launch.events';
import { isDemo, type WalletEvent, type WalletState } from '../wallet/wallet.events';
import { credit } from '../wallet/wallet.moves';
import type { SittingEvent } from './sitting.events';

export interface Opening {
  sitting: string;
  /** As it was launched, with the wallet that follows from it. */
  opened: Omit<SittingEvent, 'type'>;
  now: string;
}

/** Uses up a launch address, opens its sitting, and gives a demo one its balance [decision 24]. */
export const openSitting = (
  launch: LaunchState,
  wallet: WalletState,
  { sitting, opened, now }: Opening,
):
  | { launch: LaunchEvent[]; sitting: SittingEvent[]; wallet: WalletEvent[] }
  | { refused: Problem } => {
  const late = launch.expiresAt === undefined || now >= launch.expiresAt;
  if (late || launch.sitting !== undefined) return { refused: problem('link-invalid') };
  const demo = credit(wallet, {
    id: `${sitting}-demo`,
    kind: 'shopCoins',
    currency: 'FUN',
    amount: FUN_BALANCE,
    against: 'promo',
    reference: sitting,
    delay: 0,
  });
  return {
    launch: [{ type: 'launch.used', sitting }],
    sitting: [{ type: 'sitting.opened', ...opened }],
    wallet: isDemo(opened.wallet) ? [demo] : [],
  };
};
