import type { Achievement } from '../../contract/achievement';
import type { GameFact } from '../game/game.words';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { AchievementChanged } from './achievements.words';

export interface GameAchievementsWords extends ListWords {
  item: Achievement;
  /** A guest reads of them, and presses nothing. */
  query: { gameId: string; signedIn: boolean };
  heard: AchievementChanged | GameFact | { type: 'hub.skipped' };
}

export type GameAchievementsEvent = ListEvent<GameAchievementsWords>;

declare module '../kit/residents' {
  interface Residents {
    gameAchievements: GameAchievementsEvent;
  }
}

export const gameAchievementsPorts = {
  /** GET /games/achievements/getByGame/{id} [§7 B]: one page has them all. */
  'gameAchievements.list': listPort<GameAchievementsWords>('gameAchievements.list'),
};
