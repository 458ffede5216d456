import type { AchievementStep } from '../../contract/lifecycles';
import type { AchievementDefinition } from './achievement.catalogue';
import type { Standing } from './achievement.events';

/** Where an achievement stands at `now` (ISO 8601) in its lifecycle [§4, decision 28]. */
export const stepOf = (
  { limited }: AchievementDefinition,
  { until, completedAt, collectedAt }: Partial<Standing> = {},
  now: string,
): AchievementStep => {
  if (collectedAt !== undefined) return 'achieved';
  if (completedAt !== undefined) return 'finished';
  if (limited === undefined) return 'open';
  if (until === undefined) return 'offered';
  return Date.parse(now) < Date.parse(until) ? 'open' : 'lost';
};
