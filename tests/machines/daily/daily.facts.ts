import { aDailyGift } from '../../../contract/make/daily';
import { problem } from '../../../contract/problems';

/** What its ports may answer to whoever wanders through the house. */
export const facts = {
  'daily.read': () => [{ type: 'daily.told', daily: aDailyGift() }],
  'daily.open': () => [
    { type: 'daily.told', daily: aDailyGift({ state: 'opened' }) },
    { type: 'daily.refused', problem: problem('rate-limited') },
  ],
};
