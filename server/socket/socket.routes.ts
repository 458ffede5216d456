import { gameOfRoom, joinRoom, leaveRoom, sendToRoom } from '../../contract/socket';
import { doneOf, on, type Route, refused } from '../http/route';
import { sayAtGame } from '../message/message.command';
import type { Platform } from '../platform';

/** Rooms by HTTP, for a caller whose socket is open [§7 Real-time, decision 38]. */
export const socketRoutes = (platform: Platform): Route[] => {
  const { rooms } = platform;
  return [
    on(joinRoom, async ({ body: { room, socketId }, caller }) => {
      const found = await rooms.addToRoom({ player: caller?.player, socketId }, room);
      return found ? { ok: true as const } : refused('not-found');
    }),

    on(leaveRoom, async ({ body: { room, socketId }, caller }) => {
      const found = await rooms.removeFromRoom({ player: caller?.player, socketId }, room);
      return found ? { ok: true as const } : refused('not-found');
    }),

    on(sendToRoom, async ({ body: { room, message: text }, caller: { player }, now, key }) => {
      // Elsewhere nothing that is said would be kept, and it would pass blocks by [decision 80]. A
      // game's room has one conversation, whichever call it is spoken by.
      const game = gameOfRoom(room);
      if (game === undefined || !(await rooms.isInRoom({ player }, room))) {
        return refused('forbidden');
      }
      const said = await sayAtGame(platform, { game, player, text, now, key });
      return doneOf(said);
    }),
  ];
};
