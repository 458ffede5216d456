import * as z from 'zod/mini';
import { call } from './call';
import { MESSAGE_TEXT_MAX } from './limits';
import { Done, textOf } from './words';

/** A public room [decision 38]: `home`, `look`, `game:{id}`, `flight:{id}`, `tournament:{id}`, `activities:{player}`, `phrases:{lang}`. */
export const RoomName = z
  .string()
  .check(
    z.regex(
      /^(home|look|game:[a-z]+_[A-Za-z0-9-]{4,40}|flight:[a-z]+_[A-Za-z0-9-]{4,40}|activities:[a-z]+_[A-Za-z0-9-]{4,40}|tournament:[a-z]+_[A-Za-z0-9-]{4,40}|phrases:[a-z]{2,3}(-[A-Za-z0-9]{2,4})*)$/,
    ),
  );

const GAME_ROOM = 'game:';
/** The public room of a game's page. */
export const gameRoom = (game: string): string => GAME_ROOM + game;
/** The game whose page a room is of; undefined for another room. */
export const gameOfRoom = (room: string): string | undefined =>
  room.startsWith(GAME_ROOM) ? room.slice(GAME_ROOM.length) : undefined;

const socketId = z.string().check(z.minLength(10), z.maxLength(60));
const member = {
  audience: 'anyone',
  kind: 'command',
  rate: 'write',
  spec: '§7 Real-time',
} as const;

export const joinRoom = call({
  stance: 'neutral',
  ...member,
  name: 'joinRoom',
  method: 'POST',
  path: '/socket/add',
  body: z.object({ room: RoomName, socketId: z.optional(socketId) }),
  out: Done,
  refusals: ['not-found'],
  says: 'Put the caller’s sockets into a room',
});

export const leaveRoom = call({
  stance: 'neutral',
  ...member,
  name: 'leaveRoom',
  method: 'POST',
  path: '/socket/remove',
  body: z.object({ room: RoomName, socketId: z.optional(socketId) }),
  out: Done,
  refusals: ['not-found'],
  says: 'Take the caller’s sockets out of a room',
});

export const sendToRoom = call({
  speaks: true,
  stance: 'neutral',
  ...member,
  audience: 'player',
  name: 'sendToRoom',
  method: 'POST',
  path: '/socket/send',
  body: z.object({ room: RoomName, message: textOf(1, MESSAGE_TEXT_MAX) }),
  out: Done,
  refusals: ['forbidden', 'not-found'],
  says: 'Say something in the room of a game, if one is there; it is kept, and blocks hold',
});
