import type { SubscriptionTier } from '../../contract/advertisement.rules';
import { dailyCoins } from '../../contract/daily.rules';
import { streakOn } from '../../contract/day.rules';
import { benefits } from '../../contract/subscription.rules';
import type { DailyState } from './daily.events';

/** What a player may open, or opened, on a day. */
export interface DailyStanding {
  /** Nothing waits before the day after this one. */
  day: string;
  opened: boolean;
  days: number;
  /** Whole coins. */
  coins: number;
}

/**
 * How the gift stands on the player's day. Days only go forward: who moves to a zone where it is
 * still yesterday has opened that day's gift, and today's.
 */
export const standingOn = (
  { streak, coins = 0 }: DailyState,
  today: string,
  tier?: SubscriptionTier,
): DailyStanding => {
  if (streak !== undefined && today <= streak.day)
    return { day: streak.day, opened: true, days: streak.days, coins };
  const days = streakOn(streak, today);
  const more = tier === undefined ? 0 : benefits[tier].dailyCoins;
  return { day: today, opened: false, days, coins: dailyCoins(days) + more };
};
