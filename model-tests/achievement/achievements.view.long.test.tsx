import { test } from 'vitest';
import { addressOfAchievements } from '../../machines/achievement/achievements.rules';
import { Achieved } from '../../src/views/achievement/Achieved';
import { AchievementsPage } from '../../src/views/achievement/AchievementsPage';
import { GameAchievements } from '../../src/views/achievement/GameAchievements';
import { hubTells } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS } from '../support/view';
import { visit } from '../support/visit';
import { achievedWalk, achievementsWalk, gameAchievementsWalk } from './achievements.walk';

const CARDS = 'main li[data-state]';

test(
  'achievements: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      achievementsWalk,
      {
        list: 'achievements',
        at: ({ filter }) => addressOfAchievements(filter),
        rows: CARDS,
        says: {
          empty: 'There are none of this kind',
          failed: 'The achievements did not load',
          cutShort: 'The next achievements did not load.',
        },
      },
      { view: <AchievementsPage />, by: { 'achievement.changed': hubTells } },
    );
  },
  WALK_MS,
);

test(
  'gameAchievements: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      gameAchievementsWalk,
      {
        list: 'gameAchievements',
        rows: CARDS,
        says: { failed: 'The achievements did not load' },
      },
      {
        view: (
          <main>
            <GameAchievements />
          </main>
        ),
        beside: ['router'],
        by: { 'game.entered': visit, 'game.left': visit, 'achievement.changed': hubTells },
        without: {
          'gameAchievements.open list.visit[0]': 'the page tells of a game once',
          'gameAchievements.open list.visit[1]': 'the page leaves a game before it shows another',
        },
      },
    );
  },
  WALK_MS,
);

test(
  'achieved: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      achievedWalk,
      {
        list: 'achieved',
        at: ({ of }) => `/profile/${of}`,
        rows: 'main li',
        says: {
          empty: 'None reached yet',
          gone: 'None reached yet',
          failed: 'The achievements did not load',
        },
      },
      {
        view: (
          <main>
            <Achieved />
          </main>
        ),
        by: { 'achievement.changed': hubTells, 'relation.changed': hubTells },
      },
    );
  },
  WALK_MS,
);
