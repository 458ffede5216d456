import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Achievement } from '../../contract/achievement';
import { PEOPLE_GATHER_MS } from '../../contract/limits';
import { AchievementsPage } from '../../src/views/achievement/AchievementsPage';
import type { World } from '../../tests/machines/support/world';
import { answer, at, connect, hubSkips, member, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { achievementWalk } from './achievements.walk';

const list = (achievement: Achievement, world: World): boolean =>
  answer(world, ['achievements.list'], {
    type: 'list.listed',
    items: [achievement],
    total: 1,
  });

/** The hub has missed something, and the list tells what. */
const tell = (achievement: Achievement, world: World): boolean => {
  hubSkips(world);
  act(() => world.clock.increment(PEOPLE_GATHER_MS));
  return list(achievement, world);
};

test(
  'achievement: every edge that the page reaches is walked on it',
  async () => {
    await walkView(achievementWalk, {
      actor: (world) => at(world, 'achievements').children['achievement:achievement_0001'],
      view: <AchievementsPage />,
      start: () => ({ ...member, to: '/achievements' }),
      settle: (world, { achievement }) => connect(world) && list(achievement, world),
      by: {
        'achievement.activate': () => press('button', /^(?:Begin|Go on) for/),
        'achievement.collect': () => press('button', /^Collect/),
        'achievement.told': ({ achievement }, world) => tell(achievement, world),
        'achievement.answered': ({ achievement }, world) =>
          answer(world, ['achievement.activate', 'achievement.collect'], {
            type: 'achievement.answered',
            achievement,
          }),
        'achievement.refused': ({ problem }, world) =>
          answer(world, ['achievement.activate', 'achievement.collect'], {
            type: 'achievement.refused',
            problem,
          }),
        'port.failed': ({ port }, world) =>
          answer(world, [port as 'achievement.collect'], { type: 'port.failed', port }),
      },
      offers: [
        {
          role: 'button',
          name: /^(?:Begin|Go on) for/,
          says: { type: 'achievement.activate' },
        },
        { role: 'button', name: /^Collect/, says: { type: 'achievement.collect' } },
      ],
      sees: (one) => {
        const { achievement, problem } = one.context;
        expect(shows('Begin for 100 coins')).toBe(achievement.cost !== undefined);
        expect(shows('Go on for 150 coins')).toBe(achievement.state === 2);
        expect(document.querySelectorAll('main [role=progressbar]')).toHaveLength(
          achievement.state === 3 ? 0 : 1,
        );
        expect(document.querySelectorAll('main [data-waiting=true]')).toHaveLength(
          achievement.state === 1 ? 1 : 0,
        );
        expect(shows('It did not go through: the connection failed.')).toBe(
          one.matches('unreached'),
        );
        expect(shows('The lifecycle does not allow this step now')).toBe(problem !== undefined);
      },
    });
  },
  WALK_MS,
);
