import type { Activity } from '../../contract/activity';
import type { SessionFact } from '../auth/session.events';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';
import type { RoomHeard } from '../socket/socket.events';

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
  | { type: 'hub.skipped' }
  /** Socket: the player whose feed is shown did something. */
  | RoomHeard
  | ConnectionFound
  | PortFailed;
