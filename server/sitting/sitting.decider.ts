import { FUN_BALANCE } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { isDemo } from '../wallet/wallet.events';
import { credit } from '../wallet/wallet.moves';
import type { SeatEvent, SeatState } from './seat.events';
import type { LaunchEvent, LaunchState, SittingEvent } from './sitting.events';

export interface SitDownStates {
  launch: LaunchState;
  seat: SeatState;
  wallet: WalletState;
}

export interface SitDownEvents {
  launch: LaunchEvent[];
  sitting: SittingEvent[];
  seat: SeatEvent[];
  wallet: WalletEvent[];
}

export interface SitDown {
  sitting: string;
  /** As it was issued, with the seat and wallet that follow from it. */
  opened: Omit<SittingEvent, 'type'>;
  /** Hash of the first server seed, and a client seed, for a seat that is new. */
  commit: string;
  clientSeed: string;
  now: string;
}

/** Uses up the launch address; a new seat gets its seeds, a demo sitting its demo balance. */
export const decideSitDown = (
  { launch, seat, wallet }: SitDownStates,
  { sitting, opened, commit, clientSeed, now }: SitDown,
): Decision<SitDownEvents, { sitting: string }> => {
  const late = launch.expiresAt === undefined || now >= launch.expiresAt;
  if (late || launch.sitting !== undefined) return refuse(problem('link-invalid'));
  const demo = credit(wallet, {
    id: `${sitting}-demo`,
    kind: 'shopCoins',
    currency: 'FUN',
    amount: FUN_BALANCE,
    against: 'promo',
    reference: sitting,
    delay: 0,
  });
  return accept(
    {
      launch: [{ type: 'launch.used', sitting }],
      sitting: [{ type: 'sitting.opened', ...opened }],
      seat: seat.commit === undefined ? [{ type: 'seat.taken', commit, clientSeed }] : [],
      wallet: isDemo(opened.wallet) ? [demo] : [],
    },
    { sitting },
  );
};
