import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Server, type Socket } from 'socket.io';
import { HUB_READER_BUFFER_BYTES, ROOM_MISSED_MS, SOCKET_CONNECT_MS } from '../../contract/limits';
import type { ProblemCode } from '../../contract/problems';
import { RoomName } from '../../contract/socket';
import { type Rate, RateMeter } from '../signalr/rate';
import type { Redis } from './redis';

const SOCKET_PATH = '/socket.io';
/** Where a player's own sockets are; no public room is named so. */
const playerRoom = (player: string): string => `player:${player}`;

export interface SocketLimits {
  /** Public rooms of one socket. */
  readonly rooms: number;
  /** Largest message taken from a client. */
  readonly messageBytes: number;
  /** Events taken from one socket. */
  readonly events: Rate;
  /** Bytes that may wait for one reader before it is cut off. */
  readonly readerBufferBytes: number;
  /** How long a broken line may take to come back to its rooms and what it missed. */
  readonly recoveryMs: number;
}

const socketLimits: SocketLimits = {
  rooms: 20,
  messageBytes: 16 * 1_024,
  events: { perSecond: 10, burst: 40 },
  readerBufferBytes: HUB_READER_BUFFER_BYTES,
  recoveryMs: 120_000,
};

export interface RoomsDeps {
  /** The token's player; undefined for a missing or bad token: then the socket is a guest's. */
  authenticate(token: string | undefined): Promise<{ readonly player: string } | undefined>;
  /** Whether a player is not to know of what is said in a room. */
  isDeaf(room: string, player: string): Promise<boolean>;
  /** Redis, where there is one: while it is ready, rooms span every process that has one. */
  redis?: Redis;
  /** The secret that requests name a new connection by, in place of one of chance alone. */
  newToken?(): string;
  /** Milliseconds since the epoch. */
  now(): number;
  log: { warn(facts: object, says: string): void };
}

/** Whose sockets an HTTP call speaks of: one by its id, or all of a signed-in player. */
export interface Caller {
  readonly player?: string | undefined;
  readonly socketId?: string | undefined;
}

/**
 * The answer to the events `join` and `leave`. `justSaid`: the room spoke a moment before it was
 * joined, so that who read before that may have missed it.
 */
export type RoomAnswer =
  | { readonly ok: true; readonly justSaid?: true }
  | { readonly ok: false; readonly code: Extract<ProblemCode, 'body-invalid' | 'conflict'> };

interface SocketData {
  player?: string;
}
type Listener = (asked: unknown, answer: unknown) => void;
interface Listened {
  join: Listener;
  leave: Listener;
}
type Emitted = Record<string, (body: object) => void>;
type RoomSocket = Socket<Listened, Emitted, Record<string, never>, SocketData>;

const publicRooms = (rooms: ReadonlySet<string>): string[] =>
  [...rooms].filter((room) => RoomName.safeParse(room).success);

/** The room a client asks for, if it is one. */
const askedRoom = (asked: unknown): string | undefined => {
  if (typeof asked !== 'object' || asked === null || !('room' in asked)) return undefined;
  const room = RoomName.safeParse(asked.room);
  return room.success ? room.data : undefined;
};

/** When each room last spoke, as long as that may have been missed. */
class LastSaid {
  readonly #at = new Map<string, number>();

  note(room: string, now: number): void {
    // The latest stands last.
    this.#at.delete(room);
    this.#at.set(room, now);
    for (const [one, at] of this.#at) {
      if (now - at < ROOM_MISSED_MS) return;
      this.#at.delete(one);
    }
  }

  isRecent(room: string, now: number): boolean {
    const at = this.#at.get(room);
    return at !== undefined && now - at < ROOM_MISSED_MS;
  }
}

/** socket.io keeps whatever a reader does not take: without a bound, a stalled one eats memory. */
const cutWhenStalled = (conn: RoomSocket['conn'], max: number): void => {
  let waiting = 0;
  conn.on('packetCreate', ({ data }: { data?: string }) => {
    waiting += data?.length ?? 0;
    if (waiting > max) conn.close(true);
  });
  conn.on('flush', () => {
    waiting = 0;
  });
};

/**
 * The public rooms [§7 Real-time, decision 38] by socket.io 4 on polling and WebSocket, open to
 * guests. It owns no server: give it the requests and upgrades of yours.
 */
export const createRooms = (
  deps: RoomsDeps,
  options: { readonly limits?: Partial<SocketLimits> } = {},
) => {
  const limits = { ...socketLimits, ...options.limits };
  const io = new Server<Listened, Emitted, Record<string, never>, SocketData>({
    path: SOCKET_PATH,
    serveClient: false,
    transports: ['polling', 'websocket'],
    connectTimeout: SOCKET_CONNECT_MS,
    maxHttpBufferSize: limits.messageBytes,
    // A recovered socket shows its token again: it may have signed out meanwhile.
    connectionStateRecovery: {
      maxDisconnectionDuration: limits.recoveryMs,
      skipMiddlewares: false,
    },
    ...(deps.redis === undefined ? {} : { adapter: deps.redis.adapter }),
  });
  // socket.io closes the server that it is attached to: this one never listens.
  const gate = createServer();
  io.attach(gate, { destroyUpgrade: false });
  if (deps.newToken !== undefined) io.engine.generateId = deps.newToken;

  io.use((socket, next) => {
    const { token } = socket.handshake.auth;
    deps
      .authenticate(typeof token === 'string' ? token : undefined)
      .catch((error: unknown) => {
        deps.log.warn({ error }, 'socket could not check a token');
        return undefined;
      })
      .then((identity) => {
        if (identity === undefined) delete socket.data.player;
        else socket.data.player = identity.player;
        next();
      }, next);
  });

  const said = new LastSaid();
  /** Whether somebody said what the joiner may have missed, and may know of. */
  const wasJustSaid = async (room: string, player: string | undefined): Promise<boolean> => {
    if (!said.isRecent(room, deps.now())) return false;
    try {
      return player === undefined || !(await deps.isDeaf(room, player));
    } catch (error) {
      deps.log.warn({ error }, 'socket could not tell who may hear a room');
      return false;
    }
  };

  const move = async (
    asked: unknown,
    answer: unknown,
    step: (room: string) => RoomAnswer | Promise<RoomAnswer>,
  ): Promise<void> => {
    const room = askedRoom(asked);
    const outcome: RoomAnswer =
      room === undefined ? { ok: false, code: 'body-invalid' } : await step(room);
    if (typeof answer === 'function') answer(outcome);
  };
  const hasPlace = (rooms: ReadonlySet<string>, room: string): boolean =>
    rooms.has(room) || publicRooms(rooms).length < limits.rooms;

  io.on('connection', (socket: RoomSocket) => {
    const { player } = socket.data;
    for (const room of socket.rooms) {
      // Recovered rooms may be those of who was signed in before.
      if (room.startsWith(playerRoom(''))) void socket.leave(room);
    }
    if (player !== undefined) void socket.join(playerRoom(player));
    cutWhenStalled(socket.conn, limits.readerBufferBytes);
    const meter = new RateMeter(limits.events, deps.now());
    socket.use((_, next) => {
      if (meter.take(deps.now())) next();
      else socket.disconnect(true);
    });
    socket.on('join', (asked, answer) => {
      void move(asked, answer, async (room) => {
        if (!hasPlace(socket.rooms, room)) return { ok: false, code: 'conflict' };
        await socket.join(room);
        return (await wasJustSaid(room, socket.data.player))
          ? { ok: true, justSaid: true }
          : { ok: true };
      });
    });
    socket.on('leave', (asked, answer) => {
      void move(asked, answer, (room) => {
        void socket.leave(room);
        return { ok: true };
      });
    });
  });

  /** Whoever is in the room, on every process; while Redis is away on this one. */
  const membersOf = async (room: string) => {
    const here = () => {
      const { rooms, sockets } = { rooms: io.of('/').adapter.rooms, sockets: io.of('/').sockets };
      return [...(rooms.get(room) ?? [])].flatMap((id) => sockets.get(id) ?? []);
    };
    if (deps.redis?.isReady === false) return here();
    try {
      return await io.in(room).fetchSockets();
    } catch (error) {
      deps.log.warn({ error }, 'sockets of other processes were not found');
      return here();
    }
  };

  /** The caller's sockets on every process. */
  const socketsOf = async ({ player, socketId }: Caller) => {
    if (socketId !== undefined) {
      const found = await membersOf(socketId);
      // A room's name in place of an id must not select its members, nor an id another's socket.
      return found.filter(
        ({ id, data }) => id === socketId && (data.player === undefined || data.player === player),
      );
    }
    return player === undefined ? [] : membersOf(playerRoom(player));
  };

  return {
    /** Whether the path of the request is the socket's. */
    isFor: isSocketPath,
    /** Takes the request if its path is the socket's; true when it did. */
    handleRequest(req: IncomingMessage, res: ServerResponse): boolean {
      if (!isSocketPath(req)) return false;
      gate.emit('request', req, res);
      return true;
    },
    /** Takes the upgrade if its path is the socket's; true when it did. */
    handleUpgrade(req: IncomingMessage, line: Duplex, head: Buffer): boolean {
      if (!isSocketPath(req)) return false;
      gate.emit('upgrade', req, line, head);
      return true;
    },
    /**
     * Sends to those in the room on this process: for what every process hears of by itself.
     * `deaf` players do not hear it.
     */
    emitHere(room: string, event: string, body: object, deaf: readonly string[] = []): void {
      said.note(room, deps.now());
      io.local.to(room).except(deaf.map(playerRoom)).emit(event, body);
    },
    /** Whether anybody on this process is in the room. */
    hasAnyHere(room: string): boolean {
      return (io.of('/').adapter.rooms.get(room)?.size ?? 0) > 0;
    },
    /** The rooms whose names begin so and that somebody on this process is in. */
    roomsHere(prefix: string): string[] {
      const { rooms } = io.of('/').adapter;
      return [...rooms.keys()].filter((room) => room.startsWith(prefix));
    },
    /** Notes that something was said in a room that nobody here is in, for who joins it now. */
    noteSaid(room: string): void {
      said.note(room, deps.now());
    },
    /** Puts the caller's sockets into the room; false when it has none with a place left. */
    async addToRoom(caller: Caller, room: string): Promise<boolean> {
      const sockets = await socketsOf(caller);
      const admitted = sockets.filter(({ rooms }) => hasPlace(rooms, room));
      for (const socket of admitted) await socket.join(room);
      return admitted.length > 0;
    },
    /** Takes the caller's sockets out of the room; false when the caller has no socket. */
    async removeFromRoom(caller: Caller, room: string): Promise<boolean> {
      const sockets = await socketsOf(caller);
      for (const socket of sockets) await socket.leave(room);
      return sockets.length > 0;
    },
    /** Whether one of the caller's sockets is in the room. */
    async isInRoom(caller: Caller, room: string): Promise<boolean> {
      const sockets = await socketsOf(caller);
      return sockets.some(({ rooms }) => rooms.has(room));
    },
    /** How many sockets are connected to this process. */
    connections: (): number => io.of('/').sockets.size,
    /** Disconnects everybody; clients come back by themselves. The redis client stays open. */
    async close(): Promise<void> {
      await io.close();
    },
  };
};

export type Rooms = ReturnType<typeof createRooms>;

const isSocketPath = (req: IncomingMessage): boolean => {
  const path = req.url?.split('?', 1)[0];
  return path === SOCKET_PATH || path === `${SOCKET_PATH}/`;
};
