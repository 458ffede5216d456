import type { DailyGift } from '../daily';
import { DAILY_COINS } from '../limits';

/** The gift of the third day in a row, an hour before midnight. */
export const aDailyGift = (given: Partial<DailyGift> = {}): DailyGift => ({
  state: 'waiting',
  coins: 140,
  days: 3,
  ladder: [...DAILY_COINS],
  nextMs: 3_600_000,
  ...given,
});
