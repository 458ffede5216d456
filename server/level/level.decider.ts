import { levelProgress } from '../../contract/level.rules';
import type { ScratcherEvent, ScratcherState } from '../scratcher/scratcher.events';
import { grant, type ScratcherGrant } from '../scratcher/scratcher.moves';
import { accept, type Decision } from '../store/decision';
import type { WalletState } from '../wallet/wallet.events';
import type { LevelEvent, LevelState } from './level.events';

export interface RewardStates {
  wallet: WalletState;
  level: LevelState;
  scratcher: ScratcherState;
}

/** The reward of one level: cards of the promotion's. */
export interface Reward extends Omit<ScratcherGrant, 'source'> {
  level: number;
  /** Coins that complete each level; empty for the doubling default [§9]. */
  thresholds: readonly number[];
}

/**
 * Rewards a level that the player has reached, once and in order; a level that is rewarded already,
 * or not reached yet, is silent [decision 29].
 */
export const decideReward = (
  { wallet, level: { level: rewarded }, scratcher }: RewardStates,
  { level, thresholds, ...cards }: Reward,
): Decision<{ level: LevelEvent[]; scratcher: ScratcherEvent[] }, null> => {
  const reached = levelProgress(wallet.coinsEarned, thresholds).level;
  if (level !== rewarded + 1 || level > reached) return accept({}, null);
  const granted = grant(scratcher, { ...cards, source: 'level' });
  return accept(
    {
      level: [{ type: 'level.reached', level, at: cards.at }],
      scratcher: granted === undefined ? [] : [granted],
    },
    null,
  );
};
