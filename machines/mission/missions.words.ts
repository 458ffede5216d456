import type { Mission, MissionDay } from '../../contract/mission';
import type { DayTurned } from '../daily/daily.words';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';

/** Hub: a mission came nearer, was finished or collected. */
export interface MissionChanged {
  type: 'mission.changed';
  id: string;
  /** Absent where it is none of the player’s. */
  mission?: Mission | undefined;
}

export interface MissionsWords extends ListWords {
  item: Mission;
  /** Which screen shows them. */
  query: { screen: string };
  more: { today: MissionDay };
  own: { today: MissionDay | undefined };
  heard: MissionChanged | DayTurned | { type: 'hub.skipped' };
}

export type MissionsEvent = ListEvent<MissionsWords>;

declare module '../kit/residents' {
  interface Residents {
    missions: MissionsEvent;
  }
}

export const missionsPorts = {
  /** GET /missions [decision 122]: one page has them all. */
  'missions.list': listPort<MissionsWords>('missions.list'),
};
