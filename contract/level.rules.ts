import { LEVEL_COINS, LEVEL_DISPLAY_CAP, LEVEL_FIRST_THRESHOLD } from './limits';

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

/** Whole coins that reaching a level brings [decision 123]. */
export const levelCoins = (level: number): number =>
  LEVEL_COINS * Math.min(level, LEVEL_DISPLAY_CAP);

/** What a level puts around its player's face, from the level on at which it is unlocked. */
export const frames = ['copper', 'silver', 'gold', 'ruby', 'star'] as const;
export type Frame = (typeof frames)[number];

/** One more with every second level, the first at level 2. */
const LEVELS_A_FRAME = 2;

/** The frame of a level; undefined for a beginner, who has none yet. */
export const frameOf = (level: number): Frame | undefined =>
  frames[Math.min(Math.floor(level / LEVELS_A_FRAME), frames.length) - 1];

/** The level that unlocks a frame. */
export const levelOf = (frame: Frame): number => (frames.indexOf(frame) + 1) * LEVELS_A_FRAME;
