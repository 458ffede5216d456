import type { Mission } from '../../contract/mission';
import type { Problem } from '../../contract/problems';
import { type PortFailed, port } from '../kit/port';

/** The answers that its port may give. */
type MissionAnswer =
  | { type: 'mission.answered'; mission: Mission }
  | { type: 'mission.refused'; problem: Problem };

/** Sent to one mission (`missions/mission:mission_2026-11-24-wins`). */
export type MissionEvent =
  | { type: 'mission.collect' }
  /** A list tells how it stands. */
  | { type: 'mission.told'; mission: Mission }
  | MissionAnswer
  | PortFailed;

export const missionPorts = {
  /** POST /missions/collect [decision 122]. */
  'mission.collect': port<{ missionId: string }, MissionAnswer>('mission.collect'),
};
