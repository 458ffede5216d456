import { DAILY_COINS } from './limits';

/** Whole coins of the gift of so many days in a row, from 1: it grows within bounds. */
export const dailyCoins = (days: number): number =>
  DAILY_COINS[Math.min(days, DAILY_COINS.length) - 1] ?? 0;
