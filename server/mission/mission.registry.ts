import { Kept } from '../store/kept';
import { streamOf } from '../store/stream';
import type { MissionTable } from './mission.catalogue';
import { type MissionSet, type MissionTables, missionsKind, tableOn } from './table.events';

/** How missions are and will be, in the memory of each process [decision 196]. */
export class Missions extends Kept<MissionTables, MissionSet> {
  constructor() {
    super(streamOf(missionsKind, 'missions_platform'));
  }

  on(day: string): MissionTable {
    return tableOn(this.state, day);
  }
}
