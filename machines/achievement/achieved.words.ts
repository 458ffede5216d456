import type { Achievement } from '../../contract/achievement';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { RelationChanged } from '../relation/relation.words';
import type { AchievementChanged } from './achievements.words';

export interface AchievedWords extends ListWords {
  item: Achievement;
  /** `me`, or another player's id. */
  query: { of: string };
  heard: AchievementChanged | RelationChanged | { type: 'hub.skipped' };
}

export type AchievedEvent = ListEvent<AchievedWords>;

declare module '../kit/residents' {
  interface Residents {
    achieved: AchievedEvent;
  }
}

export const achievedPorts = {
  /** GET /achievements [§7 B]. */
  'achieved.list': listPort<AchievedWords>('achieved.list'),
};
