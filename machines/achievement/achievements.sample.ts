import type { Achievement } from '../../contract/achievement';
import { anAchievedAchievement, anAchievement } from '../../contract/make/achievement';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { AchievedWords } from './achieved.words';
import type { AchievementContext } from './achievement.machine';
import type { AchievementChanged, AchievementsWords } from './achievements.words';
import type { GameAchievementsWords } from './gameAchievements.words';

/** As many achievements, each of its own goal. */
export const achievementsOf = (count: number, given: Partial<Achievement> = {}): Achievement[] =>
  Array.from({ length: count }, (_, index) =>
    anAchievement({ _id: `achievement_${String(index).padStart(4, '0')}`, ...given }),
  );

/** As many that were achieved. */
export const achievedOf = (count: number): Achievement[] =>
  achievementsOf(count).map(({ _id }) => anAchievedAchievement({ _id }));

/** The hub tells that one came nearer. */
export const anAchievementChanged = (
  given: Partial<AchievementChanged> = {},
): AchievementChanged => ({
  type: 'achievement.changed',
  id: 'achievement_0000',
  achievement: anAchievement({ _id: 'achievement_0000', completed: 50 }),
  ...given,
});

/** Two achievements of the player's own. */
export const anAchievementList = (
  given: Partial<ListContext<AchievementsWords>> = {},
): ListContext<AchievementsWords> => ({
  ...aList({ filter: 'all' as const }, achievementsOf(2)),
  ...given,
});

/** Two achievements of the wheel, to a player. */
export const aGameAchievementList = (
  given: Partial<ListContext<GameAchievementsWords>> = {},
): ListContext<GameAchievementsWords> => ({
  ...aList({ gameId: 'game_wheel', signedIn: true }, achievementsOf(2)),
  ...given,
});

/** Two achievements that another player reached. */
export const anAchievedList = (
  given: Partial<ListContext<AchievedWords>> = {},
): ListContext<AchievedWords> => ({
  ...aList({ of: 'player_bob1' }, achievedOf(2)),
  ...given,
});

/** One that is open, unless it says otherwise. */
export const anAchievementAt = (given: Partial<AchievementContext> = {}): AchievementContext => ({
  achievement: anAchievement(),
  problem: undefined,
  ...given,
});
