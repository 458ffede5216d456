import { playerOfRoom } from '../../contract/activity';
import type { Platform } from '../platform';
import type { Broadcast } from '../realtime/deliver';

/**
 * Lets the sockets of a player's room hear that something happened; those of players whom a block
 * parts from them do not [decision 18].
 */
export const activityBroadcast =
  ({ relations, rooms, log }: Pick<Platform, 'relations' | 'rooms' | 'log'>): Broadcast =>
  (room, body) => {
    // Most that happens is watched by nobody: it must not cost a query each.
    if (!rooms.hasAnyHere(room)) return rooms.noteSaid(room);
    relations
      .hiddenFrom(playerOfRoom(room))
      .then((deaf) => rooms.emitHere(room, 'activity', body, [...deaf]))
      .catch((error: unknown) => log.error({ error }, 'an activity was not told'));
  };
