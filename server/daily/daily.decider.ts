import { dayAt } from '../../contract/day.rules';
import { COINS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import type { PlayerState } from '../player/player.events';
import type { ProtectionState } from '../protection/protection.events';
import { shield } from '../protection/protection.moves';
import { accept, type Decision, refuse } from '../store/decision';
import { type SubscriptionState, tierOf } from '../subscription/subscription.events';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit } from '../wallet/wallet.moves';
import type { DailyEvent, DailyState } from './daily.events';
import { standingOn } from './daily.moves';

export interface OpenStates {
  daily: DailyState;
  player: PlayerState;
  protection: ProtectionState;
  wallet: WalletState;
  /** Absent: none. A tier brings coins of its own to each gift. */
  subscription?: SubscriptionState;
}

export interface OpenOrder {
  player: string;
  /** ISO 8601, by the server's clock: it says which day it is in the player's time zone. */
  at: string;
}

/**
 * The gift of the player's day, from the promotion account; on a day whose gift is opened it is
 * silent. Refuses `not-signed-in` where the account is gone, and who is protected from promotions.
 */
export const decideOpen = (
  { daily, player: { account }, protection, wallet, subscription }: OpenStates,
  { player, at }: OpenOrder,
): Decision<{ daily: DailyEvent[]; wallet: WalletEvent[] }, null> => {
  if (account === undefined) return refuse(problem('not-signed-in'));
  const { day, opened, days, coins } = standingOn(
    daily,
    dayAt(at, account.timezone),
    subscription && tierOf(subscription),
  );
  if (opened) return accept({}, null);
  const barred = shield('promotes', { protection, wallet }, at);
  if (barred !== undefined) return barred;
  const id = `daily_${day}-${player.replace(/^player_/, '')}`;
  const paid = credit(wallet, {
    id,
    kind: 'achievement',
    currency: COINS,
    amount: coins,
    against: 'promo',
    reference: id,
    delay: 0,
  });
  return accept({ daily: [{ type: 'daily.opened', day, days, coins, at }], wallet: [paid] }, null);
};
