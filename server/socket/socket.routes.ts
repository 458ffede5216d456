import { joinRoom, leaveRoom, sendToRoom } from '../../contract/socket';
import { on, type Route, refused } from '../http/route';
import type { Platform } from '../platform';

/** Rooms by HTTP, for a caller whose socket is open [§7 Real-time, decision 38]. */
export const socketRoutes = ({ rooms }: Platform): Route[] => [
  on(joinRoom, async ({ body: { room, socketId }, caller }) => {
    const found = await rooms.addToRoom({ player: caller?.player, socketId }, room);
    return found ? { ok: true as const } : refused('not-found');
  }),

  on(leaveRoom, async ({ body: { room, socketId }, caller }) => {
    const found = await rooms.removeFromRoom({ player: caller?.player, socketId }, room);
    return found ? { ok: true as const } : refused('not-found');
  }),

  on(sendToRoom, async ({ body: { room, message }, caller: { player } }) => {
    if (!(await rooms.isInRoom({ player }, room))) return refused('forbidden');
    rooms.emitToRoom(room, 'message', { playerId: player, message });
    return { ok: true as const };
  }),
];
