import type { SnapshotFrom } from 'xstate';
import type { MissionDay } from '../../contract/mission';
import type { MissionActor } from './mission.machine';
import type { missionsMachine } from './missions.machine';

type Snapshot = SnapshotFrom<typeof missionsMachine>;

/** The actor of a listed mission. */
export const missionActor = ({ children }: Snapshot, id: string): MissionActor | undefined =>
  children[`mission:${id}`] as MissionActor | undefined;

/** The player's day; undefined before it was told. */
export const missionDay = ({ context }: Snapshot): MissionDay | undefined => context.today;
