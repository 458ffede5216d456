import type { LaunchEvent, LaunchState } from '../launch/launch.events';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import type { SeatEvent, SeatState } from './seat.events';
import type { SittingEvent } from './sitting.events';
import { type Opening, openSitting } from './sitting.moves';

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

export interface SitDown extends Opening {
  /** Hash of the first server seed, for a seat that is new; the player's comes with the first bet. */
  commit: string;
}

/** Uses up the launch address; a new seat gets its seed, a demo sitting its demo balance. */
export const decideSitDown = (
  { launch, seat, wallet }: SitDownStates,
  { commit, ...opening }: SitDown,
): Decision<SitDownEvents, { sitting: string }> => {
  const opened = openSitting(launch, wallet, opening);
  if ('refused' in opened) return refuse(opened.refused);
  const taken: SeatEvent = { type: 'seat.taken', commit };
  return accept(
    { ...opened, seat: seat.commit === undefined ? [taken] : [] },
    { sitting: opening.sitting },
  );
};
