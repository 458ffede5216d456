import {
  achievedBy,
  achievementsOfGame,
  activateAchievement,
  collectAchievement,
  listAchievements,
} from '../../../contract/achievement';
import type { achievedPorts } from '../../../machines/achievement/achieved.words';
import type { achievementPorts } from '../../../machines/achievement/achievement.words';
import { stateOfFilter } from '../../../machines/achievement/achievements.rules';
import type { achievementsPorts } from '../../../machines/achievement/achievements.words';
import type { gameAchievementsPorts } from '../../../machines/achievement/gameAchievements.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';
import { isMissing } from '../missing';

export const achievementAdapters = (
  asks: Asks,
): AdaptersOf<
  typeof achievedPorts &
    typeof achievementPorts &
    typeof achievementsPorts &
    typeof gameAchievementsPorts
> => ({
  'achieved.list': asks('achieved.list', achievedBy, {
    given: ({ query: { of }, pageIndex, pageSize }) => ({
      query: { pageIndex, pageSize, ...(of === 'me' ? {} : { playerId: of }) },
    }),
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
    refused: (problem) => (isMissing(problem) ? { type: 'list.missing' } : undefined),
  }),
  'achievement.activate': asks('achievement.activate', activateAchievement, {
    given: (body) => ({ body }),
    answered: ({ achievement }) => ({ type: 'achievement.answered', achievement }),
    refused: (problem) => ({ type: 'achievement.refused', problem }),
  }),
  'achievement.collect': asks('achievement.collect', collectAchievement, {
    given: (body) => ({ body }),
    answered: ({ achievement }) => ({ type: 'achievement.answered', achievement }),
    refused: (problem) => ({ type: 'achievement.refused', problem }),
  }),
  'achievements.list': asks('achievements.list', listAchievements, {
    given: ({ query: { filter }, pageIndex, pageSize }) => {
      const state = stateOfFilter[filter];
      return { query: { pageIndex, pageSize, ...(state === undefined ? {} : { state }) } };
    },
    answered: ({ items, total }) => ({ type: 'list.listed', items, total }),
  }),
  'gameAchievements.list': asks('gameAchievements.list', achievementsOfGame, {
    given: ({ query: { gameId } }) => ({ params: { id: gameId } }),
    answered: ({ items }) => ({ type: 'list.listed', items, total: items.length }),
  }),
});
