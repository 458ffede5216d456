import { aMission, aMissionDay } from '../../contract/make/mission';
import type { Mission } from '../../contract/mission';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { MissionContext } from './mission.machine';
import type { MissionChanged, MissionsWords } from './missions.words';

/** As many missions, each of its own id. */
export const missionsOf = (count: number, given: Partial<Mission> = {}): Mission[] =>
  Array.from({ length: count }, (_, index) =>
    aMission({ _id: `mission_${String(index).padStart(4, '0')}`, ...given }),
  );

/** The hub tells that one came nearer. */
export const aMissionChanged = (given: Partial<MissionChanged> = {}): MissionChanged => ({
  type: 'mission.changed',
  id: 'mission_0000',
  mission: aMission({ _id: 'mission_0000', progress: 10 }),
  ...given,
});

/** The three of the player's day. */
export const aMissionList = (
  given: Partial<ListContext<MissionsWords>> = {},
): ListContext<MissionsWords> => ({
  ...aList({ screen: 'missions' }, missionsOf(3)),
  today: aMissionDay(),
  ...given,
});

/** One that is open, unless it says otherwise. */
export const aMissionAt = (given: Partial<MissionContext> = {}): MissionContext => ({
  mission: aMission(),
  problem: undefined,
  ...given,
});
