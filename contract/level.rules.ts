import { LEVEL_FIRST_THRESHOLD } from './limits';

/** Coins that complete level `n` (from 1): 1000, doubling per level [§4, §9]. */
export const levelThreshold = (level: number): number => LEVEL_FIRST_THRESHOLD * 2 ** (level - 1);

export interface LevelProgress {
  level: number;
  /** Coins earned within the level [decision 29]. */
  coinsEarned: number;
  nextLevelCoinToEarn?: number;
  /** Whole percent, rounded down. */
  perc: number;
}

/**
 * Level and progress from all coins ever earned [§4]: the sum is reduced by each threshold in turn.
 * `thresholds` come from the platform's configLevels; an empty list means the doubling default.
 * Past the last configured level there is no next amount ("Max level reached").
 */
export const levelProgress = (
  earned: number,
  thresholds: readonly number[] = [],
): LevelProgress => {
  let level = 1;
  let rest = Math.max(0, earned);
  const next = () => (thresholds.length === 0 ? levelThreshold(level) : thresholds[level - 1]);
  for (let need = next(); need !== undefined && rest >= need; need = next()) {
    rest -= need;
    level += 1;
  }
  const goal = next();
  return goal === undefined
    ? { level, coinsEarned: rest, perc: 100 }
    : {
        level,
        coinsEarned: rest,
        nextLevelCoinToEarn: goal,
        perc: Math.floor((rest * 100) / goal),
      };
};
