import type { Activity } from '../../contract/activity';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { RelationChanged } from '../relation/relation.words';
import type { RoomHeard } from '../socket/socket.words';

export type ActivitiesEvent =
  | SessionFact
  /** The router shows a feed: `me`, or another player's id; undefined when it shows none. */
  | { type: 'activities.visit'; of: string | undefined }
  | { type: 'activities.more' }
  | { type: 'activities.retry' }
  | { type: 'activities.loaded'; items: Activity[]; total: number }
  /** There is no such player, or it looks so [decision 18]. */
  | { type: 'activities.missing' }
  /** Hub: something of the account changed. */
  | { type: 'player.changed'; changed: string[] }
  | RelationChanged
  | { type: 'hub.skipped' }
  /** Socket: the player whose feed is shown did something. */
  | RoomHeard
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    activities: ActivitiesEvent;
  }
}

export const activitiesPorts = {
  /** GET /activities/my/{offset} or /activities/player/{id}/{offset} [§7 B]; counted in items. */
  'activities.load': port<
    { of: string; offset: number },
    { type: 'activities.loaded'; items: Activity[]; total: number } | { type: 'activities.missing' }
  >('activities.load'),
};
