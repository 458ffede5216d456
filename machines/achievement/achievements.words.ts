import type { Achievement } from '../../contract/achievement';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { AchievementFilter } from './achievements.rules';

/** Hub: an achievement came nearer, was begun, reached or collected. */
export interface AchievementChanged {
  type: 'achievement.changed';
  id: string;
  /** Absent where the player may not know of it. */
  achievement?: Achievement | undefined;
}

export interface AchievementsWords extends ListWords {
  item: Achievement;
  query: { filter: AchievementFilter };
  heard: AchievementChanged | { type: 'hub.skipped' };
}

export type AchievementsEvent = ListEvent<AchievementsWords>;

declare module '../kit/residents' {
  interface Residents {
    achievements: AchievementsEvent;
  }
}

export const achievementsPorts = {
  /** GET /games/achievements [§7 B]. */
  'achievements.list': listPort<AchievementsWords>('achievements.list'),
};
