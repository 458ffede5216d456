import {
  achievementsOfGame,
  activateAchievement,
  collectAchievement,
  listAchievements,
} from '../../../contract/achievement';
import type { achievementPorts } from '../../../machines/achievement/achievement.words';
import { stateOfFilter } from '../../../machines/achievement/achievements.rules';
import type { achievementsPorts } from '../../../machines/achievement/achievements.words';
import type { gameAchievementsPorts } from '../../../machines/achievement/gameAchievements.words';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { Asks } from '../api';

export const achievementAdapters = (
  asks: Asks,
): AdaptersOf<
  typeof achievementPorts & typeof achievementsPorts & typeof gameAchievementsPorts
> => ({
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
