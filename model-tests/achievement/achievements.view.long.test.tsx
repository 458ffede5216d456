import { expect, test } from 'vitest';
import { addressOfAchievements } from '../../machines/achievement/achievements.rules';
import { isMoreLeft } from '../../machines/kit/list.select';
import { Achieved } from '../../src/views/achievement/Achieved';
import { AchievementsPage } from '../../src/views/achievement/AchievementsPage';
import { GameAchievements } from '../../src/views/achievement/GameAchievements';
import {
  connect,
  control,
  go,
  hubSkips,
  hubTells,
  member,
  press,
  pressMore,
  shows,
  signOut,
} from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { visit } from '../support/visit';
import { achievedWalk, achievementsWalk, gameAchievementsWalk } from './achievements.walk';

const cards = (): number => document.querySelectorAll('main li[data-state]').length;

test(
  'achievements: every edge that the page reaches is walked on it',
  async () => {
    await walkView(achievementsWalk, {
      resident: 'achievements',
      start: () => member,
      settle: connect,
      view: <AchievementsPage />,
      by: {
        'session.closed': (_, world) => signOut(world),
        'list.visit': ({ query }, world) =>
          go(world, query === undefined ? '/' : addressOfAchievements(query.filter)),
        'list.more': (_, world) => pressMore(world, 'achievements'),
        'list.retry': () => press('button', 'Try again'),
        'achievement.changed': hubTells,
        'list.listed': 'achievements.list',
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'achievements.list',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: (achievements) => {
        const isEmpty = achievements.matches({ open: 'empty' });
        const hasFailed = achievements.matches({ open: 'failed' });
        expect(cards()).toBe(achievements.context.list.items.length);
        expect(shows('There are none of this kind')).toBe(isEmpty);
        expect(shows('The achievements did not load')).toBe(hasFailed);
        expect(shows('The next achievements did not load.')).toBe(
          achievements.matches({ open: 'cutShort' }),
        );
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(achievements) && !hasFailed && !isEmpty,
        );
      },
    });
  },
  WALK_MS,
);

test(
  'gameAchievements: every edge that the page reaches is walked on it',
  async () => {
    await walkView(gameAchievementsWalk, {
      resident: 'gameAchievements',
      start: () => member,
      settle: connect,
      view: (
        <main>
          <GameAchievements />
        </main>
      ),
      beside: ['router'],
      by: {
        'game.entered': visit,
        'game.left': visit,
        'list.more': (_, world) => pressMore(world, 'gameAchievements'),
        'list.retry': () => press('button', 'Try again'),
        'achievement.changed': hubTells,
        'list.listed': 'gameAchievements.list',
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'gameAchievements.list',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: ({ context, ...snapshot }) => {
        const state = snapshot as { matches: (value: object) => boolean };
        expect(cards()).toBe(context.list.items.length);
        expect(shows('The achievements did not load')).toBe(state.matches({ open: 'failed' }));
      },
      without: {
        'gameAchievements.open list.visit[0]': 'the page tells of a game once',
        'gameAchievements.open list.visit[1]': 'the page leaves a game before it shows another',
      },
    });
  },
  WALK_MS,
);

test(
  'achieved: every edge that the page reaches is walked on it',
  async () => {
    await walkView(achievedWalk, {
      resident: 'achieved',
      start: () => member,
      settle: connect,
      view: (
        <main>
          <Achieved />
        </main>
      ),
      by: {
        'session.closed': (_, world) => signOut(world),
        'list.visit': ({ query }, world) =>
          go(world, query === undefined ? '/' : `/profile/${query.of}`),
        'list.more': (_, world) => pressMore(world, 'achieved'),
        'list.retry': () => press('button', 'Try again'),
        'achievement.changed': hubTells,
        'relation.changed': hubTells,
        'list.listed': 'achieved.list',
        'list.missing': 'achieved.list',
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'achieved.list',
      },
      offers: [
        { role: 'button', name: 'Try again', says: { type: 'list.retry' } },
        { role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true },
      ],
      sees: (achieved) => {
        const isNone = achieved.matches({ open: 'empty' }) || achieved.matches({ open: 'gone' });
        expect(document.querySelectorAll('main li').length).toBe(
          achieved.context.list.items.length,
        );
        expect(shows('None reached yet')).toBe(isNone);
        expect(shows('The achievements did not load')).toBe(achieved.matches({ open: 'failed' }));
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(achieved) && !achieved.matches({ open: 'failed' }),
        );
      },
    });
  },
  WALK_MS,
);
