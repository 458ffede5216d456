import { createServer } from 'node:http';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { onTestFinished } from 'vitest';
import type { Redis } from '../../../server/realtime/redis';
import { createRooms, type RoomsDeps, type SocketLimits } from '../../../server/realtime/socket';
import { listen } from './line.harness';

/** Rooms on a real server; `token-of-ada` and `token-of-bob` are signed in. */
export const startRooms = async (limits: Partial<SocketLimits> = {}, redis?: Redis) => {
  const clock = { now: 1_000_000 };
  const logged: unknown[] = [];
  const players = new Map([
    ['token-of-ada', 'ada'],
    ['token-of-bob', 'bob'],
  ]);
  const deps: RoomsDeps = {
    authenticate: async (token) => {
      if (token === 'token-of-trouble') throw new Error('the store is away');
      const player = players.get(token ?? '');
      return player === undefined ? undefined : { player };
    },
    isDeaf: async (room, player) => {
      if (room === 'activities:player_trouble') throw new Error('the store is away');
      return room === 'activities:player_bob1' && player === 'ada';
    },
    now: () => clock.now,
    log: { warn: (facts, says) => logged.push([facts, says]) },
    ...(redis === undefined ? {} : { redis }),
  };
  const rooms = createRooms(deps, { limits });
  const server = createServer((req, res) => {
    if (!rooms.handleRequest(req, res)) res.writeHead(418).end();
  });
  server.on('upgrade', (req, socket, head) => {
    if (!rooms.handleUpgrade(req, socket, head)) socket.destroy();
  });
  // Before the server ends: whoever is sitting in a room is told.
  const { url, breakLines } = await listen(server);
  onTestFinished(() => rooms.close());
  return { rooms, url, clock, logged, players, breakLines };
};

/** The unmodified socket.io client, connected. */
export const aSocket = async (
  url: string,
  options: Partial<ManagerOptions & SocketOptions> = {},
): Promise<Socket> => {
  const socket = io(url, { forceNew: true, reconnectionDelay: 10, ...options });
  onTestFinished(() => {
    socket.disconnect();
  });
  if (!socket.connected) await next(socket, 'connect');
  return socket;
};

export const next = (socket: Socket, event: string): Promise<unknown> =>
  new Promise((resolve) => {
    socket.once(event, resolve);
  });

export const join = (socket: Socket, room: unknown): Promise<unknown> =>
  socket.emitWithAck('join', { room });
