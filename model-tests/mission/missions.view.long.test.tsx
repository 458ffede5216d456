import { test } from 'vitest';
import { MissionsPage } from '../../src/views/mission/MissionsPage';
import { hubTells, tells } from '../support/hand';
import { walkList } from '../support/list';
import { WALK_MS } from '../support/view';
import { missionsWalk } from './missions.walk';

test(
  'missions: every edge that the page reaches is walked on it',
  async () => {
    await walkList(
      missionsWalk,
      {
        list: 'missions',
        at: ({ screen }) => (screen === 'another' ? undefined : '/missions'),
        rows: 'main li[data-state]',
        says: { empty: 'There are none', failed: 'The missions did not load' },
      },
      {
        view: <MissionsPage />,
        by: {
          'mission.changed': hubTells,
          // The gift of the day says so.
          'day.turned': tells('missions'),
        },
        without: { 'missions.open list.visit[1]': 'one screen alone shows them' },
      },
    );
  },
  WALK_MS,
);
