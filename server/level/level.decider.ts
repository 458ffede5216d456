import { levelCoins, levelProgress } from '../../contract/level.rules';
import { COINS, SPINS_OF_LEVEL } from '../../contract/limits';
import type { ProtectionState } from '../protection/protection.events';
import { shield } from '../protection/protection.moves';
import type { ScratcherEvent, ScratcherState } from '../scratcher/scratcher.events';
import { grant, type ScratcherGrant } from '../scratcher/scratcher.moves';
import type { SpinPlace } from '../spin/spin.catalogue';
import type { SpinEvent, SpinState } from '../spin/spin.events';
import { grantSpins } from '../spin/spin.moves';
import { accept, type Decision } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit } from '../wallet/wallet.moves';
import type { LevelEvent, LevelState } from './level.events';

export interface RewardStates {
  wallet: WalletState;
  level: LevelState;
  protection: ProtectionState;
  scratcher: ScratcherState;
  spin: SpinState;
}

/** The reward of one level: coins, cards and free spins of the promotion's. */
export interface Reward extends Omit<ScratcherGrant, 'source'> {
  level: number;
  /** Of the payment. */
  movement: string;
  /** Where the free spins are played. */
  place: SpinPlace;
  /** Coins that complete each level; empty for the doubling default [§9]. */
  thresholds: readonly number[];
}

/**
 * Rewards a level that the player has reached, once and in order; a level that is rewarded already,
 * or not reached yet, is silent [decision 29]. Who is protected from promotions has it with the next
 * win after that.
 */
export const decideReward = (
  { wallet, level: { level: rewarded }, protection, scratcher, spin }: RewardStates,
  { level, thresholds, movement, place, ...cards }: Reward,
): Decision<
  {
    level: LevelEvent[];
    wallet: WalletEvent[];
    scratcher: ScratcherEvent[];
    spin: SpinEvent[];
  },
  null
> => {
  const reached = levelProgress(wallet.coinsEarned, thresholds).level;
  if (level !== rewarded + 1 || level > reached) return accept({}, null);
  const { player, at } = cards;
  if (shield('promotes', { protection, wallet }, at) !== undefined) return accept({}, null);
  const coins = levelCoins(level);
  const granted = grant(scratcher, { ...cards, source: 'level' });
  const spins = grantSpins(spin, {
    ...{ player, source: 'level', total: SPINS_OF_LEVEL, at },
    ...place,
  });
  return accept(
    {
      level: [{ type: 'level.reached', level, coins, at }],
      wallet: [
        credit(wallet, {
          id: movement,
          kind: 'achievement',
          currency: COINS,
          amount: coins,
          against: 'promo',
          reference: movement,
          delay: 0,
        }),
      ],
      scratcher: granted === undefined ? [] : [granted],
      spin: spins === undefined ? [] : [spins],
    },
    null,
  );
};
