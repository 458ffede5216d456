import { FUN_BALANCE, GAME_SESSION_MS } from '../../contract/limits';
import { type Problem, problem } from '../../contract/problems';
import type { LaunchEvent, LaunchState } from '../launch/launch.events';
import { isDemo, type WalletEvent, type WalletState } from '../wallet/wallet.events';
import { credit } from '../wallet/wallet.moves';
import type { SittingEvent, SittingState } from './sitting.events';

/** A sitting as it is to be opened, before anybody asks for its seat. */
export type Opened = Omit<SittingEvent, 'type' | 'seat'>;

/**
 * What a launch address opens: for fun the sitting has a wallet of its own [decision 24]. Undefined
 * for an address that was never issued. `now` is ISO 8601.
 */
export const openedBy = (
  { player, session, country, game, currency }: LaunchState,
  sitting: string,
  now: string,
): Opened | undefined => {
  if (game === undefined || currency === undefined) return undefined;
  return {
    ...(player === undefined ? {} : { player }),
    ...(session === undefined ? {} : { session }),
    ...(country === undefined ? {} : { country }),
    game,
    currency,
    wallet: currency === 'FUN' || player === undefined ? sitting : player,
    expiresAt: new Date(Date.parse(now) + GAME_SESSION_MS).toISOString(),
  };
};

/** The seat of an in-house game: a player's own for each currency, a demo sitting's with it. */
export const seatFor = ({
  wallet,
  game,
  currency,
}: Pick<Opened, 'wallet' | 'game' | 'currency'>): string =>
  isDemo(wallet) ? wallet : `${wallet}/${game}/${currency}`;

/** A sitting as its rounds need it. */
export interface Seated {
  id: string;
  player?: string;
  session?: string;
  seat: string;
  wallet: string;
  game: string;
  currency: string;
}

/** The sitting while it lasts (`now` is ISO 8601); a third party's game seats nobody. */
export const seatedIn = (
  { player, session, seat, wallet, game, currency, expiresAt }: SittingState,
  id: string,
  now: string,
): Seated | undefined => {
  if (seat === undefined || wallet === undefined || game === undefined) return undefined;
  if (currency === undefined || expiresAt === undefined || now >= expiresAt) return undefined;
  return {
    id,
    ...(player === undefined ? {} : { player }),
    ...(session === undefined ? {} : { session }),
    seat,
    wallet,
    game,
    currency,
  };
};

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
