import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isMoreLeft } from '../../machines/kit/list.select';
import { MissionsPage } from '../../src/views/mission/MissionsPage';
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
import { missionsWalk } from './missions.walk';

test(
  'missions: every edge that the page reaches is walked on it',
  async () => {
    await walkView(missionsWalk, {
      resident: 'missions',
      start: () => member,
      settle: connect,
      view: <MissionsPage />,
      by: {
        'session.closed': (_, world) => signOut(world),
        'list.visit': ({ query }, world) =>
          query?.screen !== 'another' && go(world, query === undefined ? '/' : '/missions'),
        'list.more': (_, world) => pressMore(world, 'missions'),
        'list.retry': () => press('button', 'Try again'),
        'mission.changed': hubTells,
        // The gift of the day says so.
        'day.turned': (event, world) => {
          act(() => world.resident('missions').send(event));
          return true;
        },
        'list.listed': 'missions.list',
        'hub.skipped': (_, world) => hubSkips(world),
        'connection.found': 'connection.watch',
        'port.failed': 'missions.list',
      },
      offers: [{ role: 'button', name: 'Show more', says: { type: 'list.more' }, mayRest: true }],
      sees: (missions) => {
        const isEmpty = missions.matches({ open: 'empty' });
        const hasFailed = missions.matches({ open: 'failed' });
        expect(document.querySelectorAll('main li[data-state]')).toHaveLength(
          missions.context.list.items.length,
        );
        expect(shows('There are none')).toBe(isEmpty);
        expect(shows('The missions did not load')).toBe(hasFailed);
        expect(control('button', 'Show more') !== undefined).toBe(
          isMoreLeft(missions) && !hasFailed && !isEmpty,
        );
      },
      without: {
        'missions.open list.visit[1]': 'one screen alone shows them',
      },
    });
  },
  WALK_MS,
);
