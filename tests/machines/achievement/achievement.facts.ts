import { aFinishedAchievement, anAchievedAchievement } from '../../../contract/make/achievement';
import { problem } from '../../../contract/problems';
import { achievementsOf } from '../../../machines/achievement/achievements.sample';

const refused = { type: 'achievement.refused', problem: problem('rate-limited') };
const listed = {
  type: 'list.listed',
  items: [...achievementsOf(1), aFinishedAchievement()],
  total: 2,
};

/** What its ports may answer to whoever wanders through the house. */
export const facts = {
  'achieved.list': () => [listed, { type: 'list.missing' }],
  'achievement.activate': () => [
    { type: 'achievement.answered', achievement: achievementsOf(1)[0] },
    refused,
  ],
  'achievement.collect': () => [
    { type: 'achievement.answered', achievement: anAchievedAchievement() },
    refused,
  ],
  'achievements.list': () => [listed],
  'gameAchievements.list': () => [listed],
};
