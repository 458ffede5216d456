import type { Activity } from '../../contract/activity';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import type { RelationChanged } from '../relation/relation.words';
import type { RoomHeard, RoomMissed } from '../socket/socket.words';

export interface ActivitiesWords extends ListWords {
  item: Activity;
  /** `me`, or another player's id. */
  query: { of: string };
  own: {
    /** Who is signed in, and `me`. */
    playerId: string | undefined;
    /** The room in which the shown player's activities ring. */
    room: string | undefined;
  };
  heard:
    | { type: 'player.changed'; changed: string[] }
    | { type: 'hub.skipped' }
    | RelationChanged
    | RoomHeard
    | RoomMissed;
}

export type ActivitiesEvent = ListEvent<ActivitiesWords>;

declare module '../kit/residents' {
  interface Residents {
    activities: ActivitiesEvent;
  }
}

export const activitiesPorts = {
  /** GET /activities/my/{offset} or /activities/player/{id}/{offset} [§7 B]. */
  'activities.list': listPort<ActivitiesWords>('activities.list'),
};
