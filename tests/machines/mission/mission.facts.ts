import { aCollectedMission, aFinishedMission, aMissionDay } from '../../../contract/make/mission';
import { problem } from '../../../contract/problems';
import { missionsOf } from '../../../machines/mission/missions.sample';

/** What its ports may answer to whoever wanders through the house. */
export const facts = {
  'mission.collect': () => [
    { type: 'mission.answered', mission: aCollectedMission() },
    { type: 'mission.refused', problem: problem('step-illegal') },
  ],
  'missions.list': () => [
    {
      type: 'list.listed',
      items: [...missionsOf(2), aFinishedMission()],
      total: 3,
      today: aMissionDay(),
    },
  ],
};
