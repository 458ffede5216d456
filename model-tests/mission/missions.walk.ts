import { PAGE_MAX } from '../../contract/limits';
import {
  aCollectedMission,
  aFinishedMission,
  aMissedMission,
  aMission,
  aMissionDay,
} from '../../contract/make/mission';
import { problem } from '../../contract/problems';
import { silentAdapters, wholeApp } from '../../machines/app/whole';
import { missionMachine } from '../../machines/mission/mission.machine';
import type { missionsMachine } from '../../machines/mission/missions.machine';
import { aMissionChanged, missionsOf } from '../../machines/mission/missions.sample';
import type { MissionsWords } from '../../machines/mission/missions.words';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const finished = aFinishedMission();

export const missionWalk = walk({
  machine: silent(missionMachine),
  inputs: [{ mission: aMission() }, { mission: finished }, { mission: aCollectedMission() }],
  events: [
    { type: 'mission.collect' },
    { type: 'mission.told', mission: aMission({ progress: 12 }) },
    { type: 'mission.told', mission: finished },
    { type: 'mission.told', mission: aMissedMission() },
    { type: 'mission.told', mission: aCollectedMission() },
    { type: 'mission.answered', mission: aCollectedMission() },
    { type: 'mission.refused', problem: problem('step-illegal') },
    { type: 'port.failed', port: 'mission.collect' },
  ],
  view: ({ context: { mission, problem: why } }) => [mission.state, mission.progress, why?.code],
});

export const missionsWalk = listWalk<MissionsWords>(
  // Its items need silent ports as well.
  wholeApp(silentAdapters).implementations.actors.missions as typeof missionsMachine,
  {
    queries: [{ screen: 'missions' }, { screen: 'another' }],
    items: missionsOf,
    page: PAGE_MAX,
    max: PAGE_MAX,
    more: { today: aMissionDay() },
    events: [
      shownAt('/missions'),
      aMissionChanged(),
      { type: 'day.turned' },
      { type: 'hub.skipped' },
    ],
  },
);
