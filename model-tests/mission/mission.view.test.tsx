import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PEOPLE_GATHER_MS } from '../../contract/limits';
import { aMissionDay } from '../../contract/make/mission';
import type { Mission } from '../../contract/mission';
import { MissionsPage } from '../../src/views/mission/MissionsPage';
import type { World } from '../../tests/machines/support/world';
import { answer, at, connect, hubSkips, member, press, shows } from '../support/hand';
import { WALK_MS, walkView } from '../support/view';
import { missionWalk } from './missions.walk';

const list = (mission: Mission, world: World): boolean =>
  answer(world, ['missions.list'], {
    type: 'list.listed',
    items: [mission],
    total: 1,
    today: aMissionDay(),
  });

/** The hub has missed something, and the list tells what. */
const tell = (mission: Mission, world: World): boolean => {
  hubSkips(world);
  act(() => world.clock.increment(PEOPLE_GATHER_MS));
  return list(mission, world);
};

test(
  'mission: every edge that the page reaches is walked on it',
  async () => {
    await walkView(missionWalk, {
      actor: (world) => at(world, 'missions').children['mission:mission_2026-11-20-rounds'],
      view: <MissionsPage />,
      start: () => ({ ...member, to: '/missions' }),
      settle: (world, { mission }) => connect(world) && list(mission, world),
      by: {
        'mission.collect': () => press('button', /^Collect/),
        'mission.told': ({ mission }, world) => tell(mission, world),
        'mission.answered': 'mission.collect',
        'mission.refused': 'mission.collect',
        'port.failed': 'mission.collect',
      },
      offers: [{ role: 'button', name: /^Collect/, says: { type: 'mission.collect' } }],
      sees: (one) => {
        const { mission, problem } = one.context;
        expect(shows('Collected')).toBe(mission.state === 'collected');
        expect(shows('Its day is over')).toBe(mission.state === 'missed');
        expect(shows('To the games')).toBe(mission.state === 'open');
        expect(document.querySelectorAll('main [role=progressbar]')).toHaveLength(
          mission.state === 'missed' ? 0 : 1,
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
