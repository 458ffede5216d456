import {
  aFinishedAchievement,
  aLostAchievement,
  anAchievedAchievement,
  anAchievement,
  anOfferedAchievement,
} from '../../contract/make/achievement';
import { problem } from '../../contract/problems';
import {
  type AchievementContext,
  achievementMachine,
} from '../../machines/achievement/achievement.machine';
import { anAchievementAt } from '../../machines/achievement/achievements.sample';
import { AchievementDetail } from '../../src/views/achievement/AchievementDetail';
import { AchievementsPage } from '../../src/views/achievement/AchievementsPage';
import { memberAt, type Place } from '../support/evening';
import { still } from '../support/still';
import { onlyItem, type Subject, storyOf } from '../support/story';

export default { title: 'machines/achievement' };

const around = {
  house: memberAt('/achievements'),
};

/** The only achievement of the list, in a state. */
const one = (state: string, given: Partial<AchievementContext> = {}): Subject => {
  const context = anAchievementAt(given);
  const here = still(achievementMachine, state, context);
  return onlyItem('achievements', 'achievement', context.achievement, here);
};
const page = <AchievementsPage />;
const offered = { achievement: anOfferedAchievement() };
const lost = { achievement: aLostAchievement() };
const finished = { achievement: aFinishedAchievement({ typeId: 'neon-nights' }) };
const achieved = { achievement: anAchievedAchievement() };
const tour = {
  achievement: anAchievement({
    _id: 'achievement_grand-tour',
    supplierAchievementId: 'grand-tour',
    notStartedIconPath: '/assets/achievements/games-pale.svg',
    steps: ['Neon Orchard', 'High Striker', 'Lantern Mines'].map((defaultName, at) => ({
      game: { _id: 'game_wheel', name: [], defaultName, urlFriendlyName: 'wheel', art: 'wheel' },
      goal: 1,
      progress: at === 0 ? 1 : 0,
      completed: at === 0,
      claimed: false,
    })),
    completed: 33,
    prize: 500,
    typeId: 'lanterns-river',
  }),
};

export const Open = storyOf(one('open'), page, around);
export const Offered = storyOf(one('offered', offered), page, around);
export const Lost = storyOf(one('lost', lost), page, around);
export const Activating = storyOf(one('activating', offered), page, around);
export const Finished = storyOf(one('finished', finished), page, around);
export const Collecting = storyOf(one('collecting', finished), page, around);
export const Achieved = storyOf(one('achieved', achieved), page, around);
export const Refused = storyOf(
  one('refused', {
    ...offered,
    problem: problem('insufficient-amount', { balance: 20, amount: 100 }),
  }),
  page,
  around,
);
export const Unreached = storyOf(one('unreached', finished), page, around);
export const FinishedRightToLeft = storyOf(one('finished', finished), page, {
  ...around,
  direction: 'rtl',
});

const opened = (id: string): Place<'modals'> => [
  'shown',
  { stack: [{ name: 'achievement', size: 'small', values: { id } }] },
];
const asked = (id: string) => ({
  house: {
    ...around.house,
    modals: opened(id),
  },
});
export const InDetail = storyOf(
  one('open', tour),
  <AchievementDetail />,
  asked('achievement_grand-tour'),
);
export const OfferedInDetail = storyOf(
  one('offered', offered),
  <AchievementDetail />,
  asked('achievement_sprint'),
);
export const LostInDetail = storyOf(
  one('lost', lost),
  <AchievementDetail />,
  asked('achievement_sprint'),
);
