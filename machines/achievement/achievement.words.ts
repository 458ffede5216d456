import type { Achievement } from '../../contract/achievement';
import type { Problem } from '../../contract/problems';
import { type PortFailed, port } from '../kit/port';

/** The answers that its ports may give. */
type AchievementAnswer =
  | { type: 'achievement.answered'; achievement: Achievement }
  | { type: 'achievement.refused'; problem: Problem };

/** Sent to one achievement (`achievements/achievement:achievement_x`). */
export type AchievementEvent =
  /** Begin it, or go on with it where it was lost, for its price. */
  | { type: 'achievement.activate' }
  | { type: 'achievement.collect' }
  /** A list tells how it stands. */
  | { type: 'achievement.told'; achievement: Achievement }
  | AchievementAnswer
  | PortFailed;

export const achievementPorts = {
  /** POST /games/achievement/activate [§7 B]. */
  'achievement.activate': port<{ achievement: string }, AchievementAnswer>('achievement.activate'),
  /** POST /games/achievement/collect [§7 B]. */
  'achievement.collect': port<{ achievedId: string }, AchievementAnswer>('achievement.collect'),
};
