import { achievementMachine } from '../../machines/achievement/achievement.machine';
import {
  achievementsOf,
  aGameAchievementList,
  anAchievementAt,
} from '../../machines/achievement/achievements.sample';
import type { GameAchievementsWords } from '../../machines/achievement/gameAchievements.words';
import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { GameAchievements } from '../../src/views/achievement/GameAchievements';
import { still } from '../support/still';
import { resident, seatedList, storyOf } from '../support/story';

export default { title: 'machines/gameAchievements' };

const page = (state: string, given: Partial<ListContext<GameAchievementsWords>> = {}) => {
  const context = aGameAchievementList(given);
  return storyOf(
    seatedList('gameAchievements', state, context, 'achievement', (achievement) =>
      still(achievementMachine, 'open', anAchievementAt({ achievement })),
    ),
    <GameAchievements />,
  );
};
const none = { list: noPages };
const many = { list: aPage(achievementsOf(2), 4) };

export const Closed = storyOf(resident('gameAchievements', 'closed'), null);
export const Loading = page('loading', none);
export const LoadingAgain = page('loading');
export const Shown = page('shown');
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const Empty = page('empty', none);
export const Failed = page('failed', none);
export const ToGuest = page('shown', { query: { gameId: 'game_wheel', signedIn: false } });
