import { openCloths } from '../../contract/cloth.rules';
import { levelProgress } from '../../contract/level.rules';
import type { Cloth } from '../../contract/player';
import { problem } from '../../contract/problems';
import type { PlayerEvent, PlayerState } from '../player/player.events';
import { accept, type Decision, refuse } from '../store/decision';
import { type SubscriptionState, tierOf } from '../subscription/subscription.events';
import type { WalletState } from '../wallet/wallet.events';

export interface ClothStates {
  player: PlayerState;
  wallet: WalletState;
  subscription: SubscriptionState;
}

export interface ClothOrder {
  /** `null` for the colours of each title. */
  cloth: Cloth | null;
  /** Coins that complete each level; empty for the doubling default [§9]. */
  thresholds: readonly number[];
}

/**
 * Lays a cloth on a player's tables, or takes it off; what already is so is silent. One that
 * neither level nor tier has opened is refused as `step-illegal` [decision 171].
 */
export const decideCloth = (
  { player: { account }, wallet, subscription }: ClothStates,
  { cloth, thresholds }: ClothOrder,
): Decision<{ player: PlayerEvent[] }, null> => {
  if (account === undefined) return refuse(problem('token-expired'));
  const { level } = levelProgress(wallet.coinsEarned, thresholds);
  const open = openCloths({ level, tier: tierOf(subscription) });
  if (cloth !== null && !open.includes(cloth)) return refuse(problem('step-illegal', { cloth }));
  if (cloth === (account.cloth ?? null)) return accept({}, null);
  return accept(
    { player: [{ type: 'player.clothChosen', ...(cloth !== null && { cloth }) }] },
    null,
  );
};
