import type { Achievement } from '../../contract/achievement';
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
import { aRouter } from '../../machines/router/router.sample';
import { AchievementsPage } from '../../src/views/achievement/AchievementsPage';
import { member } from '../support/evening';
import { type Child, still } from '../support/still';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/achievements' };

const seats = (items: readonly Achievement[]): Record<string, Child> =>
  Object.fromEntries(
    items.map((achievement) => [
      `achievement:${achievement._id}`,
      {
        src: 'achievement',
        still: still(achievementMachine, 'open', anAchievementAt({ achievement })),
      },
    ]),
  );

const page = (state: string, given: Partial<ListContext<AchievementsWords>> = {}) => {
  const context = anAchievementList(given);
  const { items } = context.list;
  return storyOf(
    resident(
      'achievements',
      { open: state },
      { ...context, seated: items.map(({ _id }) => _id) },
      seats(items),
    ),
    <AchievementsPage />,
    {
      house: {
        ...member,
        router: ['shown', aRouter('/achievements', { visitor: member.router[1].visitor })],
      },
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
