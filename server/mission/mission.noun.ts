import { inMemory, type Noun } from '../noun';
import { advanceMissions } from './mission.advance';
import { enrichMission } from './mission.enrich';
import { missionKind } from './mission.events';
import { missionRoutes } from './mission.routes';
import { missionsKind } from './table.events';

export const missionNoun: Noun = {
  routes: [missionRoutes],
  kinds: [missionKind, missionsKind],
  ...inMemory('missions.turned', ({ missions }) => missions),
  consumers: (platform) => [advanceMissions(platform)],
  enriches: (platform) => ({ mission: enrichMission(platform) }),
};
