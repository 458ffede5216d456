import type { MissionStep } from '../../contract/lifecycles';
import type { MissionStanding } from './mission.events';

/** Where a mission of a day stands on the player's day `today` in its lifecycle [decision 122]. */
export const stepOf = (
  { finishedAt, collectedAt }: Partial<MissionStanding> = {},
  day: string,
  today: string,
): MissionStep => {
  if (collectedAt !== undefined) return 'collected';
  if (finishedAt !== undefined) return 'finished';
  return day < today ? 'missed' : 'open';
};
