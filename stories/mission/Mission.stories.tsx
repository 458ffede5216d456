import {
  aCollectedMission,
  aFinishedMission,
  aMissedMission,
  aMission,
  aMissionDay,
} from '../../contract/make/mission';
import { problem } from '../../contract/problems';
import { aDaily } from '../../machines/daily/daily.sample';
import { type MissionContext, missionMachine } from '../../machines/mission/mission.machine';
import { aMissionAt } from '../../machines/mission/missions.sample';
import { MissionsPage } from '../../src/views/mission/MissionsPage';
import { memberAt } from '../support/evening';
import { still } from '../support/still';
import { onlyItem, type Subject, storyOf } from '../support/story';

export default { title: 'machines/mission' };

const around = {
  house: {
    ...memberAt('/missions'),
    daily: [{ present: 'waiting' }, aDaily()] as const,
  },
};

/** The only mission of the list, in a state. */
const one = (state: string, given: Partial<MissionContext> = {}): Subject => {
  const context = aMissionAt(given);
  const here = still(missionMachine, state, context);
  return onlyItem('missions', 'mission', context.mission, here, { today: aMissionDay() });
};
const page = <MissionsPage />;
const finished = { mission: aFinishedMission() };
const visit = {
  mission: aMission({
    _id: 'mission_2026-11-20-visit',
    name: 'visit',
    goal: 10,
    progress: 3,
    game: { _id: 'game_wheel', name: [], defaultName: 'Lucky Wheel', urlFriendlyName: 'wheel' },
  }),
};
const before = { mission: aFinishedMission({ day: '2026-11-19' }) };

export const Open = storyOf(one('open'), page, around);
export const OpenAtAGame = storyOf(one('open', visit), page, around);
export const Missed = storyOf(one('missed', { mission: aMissedMission() }), page, around);
export const Finished = storyOf(one('finished', finished), page, around);
export const FinishedADayBefore = storyOf(one('finished', before), page, around);
export const Collecting = storyOf(one('collecting', finished), page, around);
export const Collected = storyOf(one('collected', { mission: aCollectedMission() }), page, around);
export const Refused = storyOf(
  one('refused', { ...finished, problem: problem('step-illegal') }),
  page,
  around,
);
export const Unreached = storyOf(one('unreached', finished), page, around);
export const FinishedRightToLeft = storyOf(one('finished', finished), page, {
  ...around,
  direction: 'rtl',
});
