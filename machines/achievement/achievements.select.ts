import type { SnapshotFrom } from 'xstate';
import type { AchievementActor } from './achievement.machine';
import type { achievementsMachine } from './achievements.machine';
import type { gameAchievementsMachine } from './gameAchievements.machine';

/** The actor of a listed achievement. */
export const achievementActor = (
  { children }: SnapshotFrom<typeof achievementsMachine | typeof gameAchievementsMachine>,
  id: string,
): AchievementActor | undefined => children[`achievement:${id}`] as AchievementActor | undefined;
