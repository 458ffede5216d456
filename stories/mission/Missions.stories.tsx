import {
  aCollectedMission,
  aFinishedMission,
  aMission,
  aMissionDay,
} from '../../contract/make/mission';
import { aDaily } from '../../machines/daily/daily.sample';
import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import { missionMachine } from '../../machines/mission/mission.machine';
import { aMissionAt, aMissionList, missionsOf } from '../../machines/mission/missions.sample';
import type { MissionsWords } from '../../machines/mission/missions.words';
import { MissionsPage } from '../../src/views/mission/MissionsPage';
import { member, memberAt } from '../support/evening';
import { still } from '../support/still';
import { resident, seatedList, storyOf } from '../support/story';

export default { title: 'machines/missions' };

const evening = [
  aFinishedMission(),
  aMission({ _id: 'mission_2026-11-20-games', name: 'games', goal: 3, progress: 1, prize: 50 }),
  aCollectedMission({ _id: 'mission_2026-11-20-message', name: 'message', goal: 1, progress: 1 }),
];

const page = (state: string, given: Partial<ListContext<MissionsWords>> = {}) => {
  const context = aMissionList({ list: aPage(evening), ...given });
  return storyOf(
    seatedList('missions', state, context, 'mission', (mission) =>
      still(missionMachine, mission.state, aMissionAt({ mission })),
    ),
    <MissionsPage />,
    {
      house: {
        ...memberAt('/missions'),
        daily: [{ present: 'waiting' }, aDaily()],
      },
    },
  );
};
const none = { list: noPages };
const many = { list: aPage(missionsOf(20), 45) };
const unknown = { ...none, today: undefined };

export const Closed = storyOf(resident('missions', 'closed'), <MissionsPage />, { house: member });
export const Loading = page('loading', unknown);
export const LoadingAgain = page('loading');
export const Shown = page('shown');
export const ShownOnTheFirstDay = page('shown', { today: aMissionDay({ streak: 0 }) });
export const ShownOnAKeptDay = page('shown', { today: aMissionDay({ streak: 3, isKept: true }) });
export const MoreLeft = page('shown', many);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const Empty = page('empty', none);
export const Failed = page('failed', unknown);
