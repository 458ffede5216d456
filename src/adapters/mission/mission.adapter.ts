import { collectMission, listMissions } from '../../../contract/mission';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { missionPorts } from '../../../machines/mission/mission.words';
import type { missionsPorts } from '../../../machines/mission/missions.words';
import type { Asks } from '../api';

export const missionAdapters = (
  asks: Asks,
): AdaptersOf<typeof missionPorts & typeof missionsPorts> => ({
  'mission.collect': asks('mission.collect', collectMission, {
    given: (body) => ({ body }),
    answered: ({ mission }) => ({ type: 'mission.answered', mission }),
    refused: (problem) => ({ type: 'mission.refused', problem }),
  }),
  'missions.list': asks('missions.list', listMissions, {
    given: () => ({}),
    answered: ({ items, total, today }) => ({ type: 'list.listed', items, total, today }),
  }),
});
