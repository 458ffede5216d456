import { aDailyGift } from '../../contract/make/daily';
import type { DailyContext } from './daily.machine';

/** One that waits, unless it says otherwise. */
export const aDaily = (given: Partial<DailyContext> = {}): DailyContext => ({
  daily: aDailyGift(),
  problem: undefined,
  ...given,
});
