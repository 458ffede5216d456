import { achievementMachine } from '../../machines/achievement/achievement.machine';
import {
  achievementsOf,
  anAchievementAt,
  anAchievementList,
} from '../../machines/achievement/achievements.sample';
import type { AchievementsWords } from '../../machines/achievement/achievements.words';
import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { AchievementsPage } from '../../src/views/achievement/AchievementsPage';
import { member, memberAt } from '../support/evening';
import { still } from '../support/still';
import { resident, seatedList, storyOf } from '../support/story';

export default { title: 'machines/achievements' };

const page = (state: string, given: Partial<ListContext<AchievementsWords>> = {}) => {
  const context = anAchievementList(given);
  return storyOf(
    seatedList('achievements', state, context, 'achievement', (achievement) =>
      still(achievementMachine, 'open', anAchievementAt({ achievement })),
    ),
    <AchievementsPage />,
    {
      house: memberAt('/achievements'),
    },
  );
};
const none = { list: noPages };
const many = { list: aPage(achievementsOf(20), 45) };

export const Closed = storyOf(resident('achievements', 'closed'), <AchievementsPage />, {
  house: member,
});
export const Loading = page('loading', none);
export const LoadingAgain = page('loading');
export const Shown = page('shown');
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const Empty = page('empty', none);
export const Failed = page('failed', none);
