import { joinRoom, leaveRoom, sendToRoom } from '../../contract/socket';
import { on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';

/** Rooms by HTTP, for a caller whose socket is open [§7 Real-time, decision 38]. */
export const socketRoutes = ({ rooms }: Platform): Route[] => [
  on(joinRoom, async ({ body, caller }) => {
    const found = await rooms.addToRoom(body.room, {
      player: caller?.player,
      socketId: body.socketId,
    });
    return found ? { ok: true as const } : refused('not-found');
  }),
  on(leaveRoom, async ({ body, caller }) => {
    const found = await rooms.removeFromRoom(body.room, {
      player: caller?.player,
      socketId: body.socketId,
    });
    return found ? { ok: true as const } : refused('not-found');
  }),
  on(sendToRoom, async ({ body, caller }) => {
    if (!(await rooms.isIn(body.room, caller.player))) return refused('forbidden');
    rooms.emitToRoom(body.room, 'message', { playerId: caller.player, message: body.message });
    return { ok: true as const };
  }),
];
