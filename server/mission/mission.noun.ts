import type { Noun } from '../noun';
import { advanceMissions } from './mission.advance';
import { enrichMission } from './mission.enrich';
import { missionKind } from './mission.events';
import { missionRoutes } from './mission.routes';

export const missionNoun: Noun = {
  routes: [missionRoutes],
  kinds: [missionKind],
  consumers: (platform) => [advanceMissions(platform)],
  enriches: (platform) => ({ mission: enrichMission(platform) }),
};
