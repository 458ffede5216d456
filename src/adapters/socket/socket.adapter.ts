import type { Socket } from 'socket.io-client';
import { SOCKET_CONNECT_MS } from '../../../contract/limits';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { socketPorts } from '../../../machines/socket/socket.words';
import type { Asks } from '../api';
import type { Io } from '../io';

/** Comes once a socket is to be opened. */
const library = async (): Promise<Pick<typeof import('socket.io-client'), 'io'>> =>
  import('socket.io-client');

const connect = async (load: typeof library, token: string | undefined): Promise<Socket> => {
  const { io } = await load();
  return io({
    path: '/socket.io',
    transports: ['polling', 'websocket', 'webtransport'],
    timeout: SOCKET_CONNECT_MS,
    // The machine owns the schedule of reconnects [§9].
    reconnection: false,
    forceNew: true,
    ...(token === undefined ? {} : { auth: { token } }),
  });
};

const roomOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'room' in body ? String(body.room) : '';

/** The public rooms by socket.io [decision 38]: one attempt, then the life of that connection. */
export const socketAdapters = (
  _: Asks,
  { tokenOf }: Io,
  load = library,
): AdaptersOf<typeof socketPorts> => ({
  'socket.connection': (_, answer, hear) => {
    let socket: Socket | undefined;
    let isClosing = false;
    const drop = () => {
      if (!isClosing) answer({ type: 'socket.dropped', roll: Math.random() });
    };
    const open = async () => {
      socket = await connect(load, tokenOf());
      if (isClosing) return socket.disconnect();
      socket.on('connect', () => answer({ type: 'socket.opened' }));
      socket.on('connect_error', drop);
      socket.on('disconnect', drop);
      socket.onAny((name: string, body: unknown) =>
        answer({ type: 'socket.heard', room: roomOf(body), name, body: JSON.stringify(body) }),
      );
      return socket;
    };
    const join = (room: string) =>
      socket?.emit('join', { room }, (joined: { justSaid?: boolean }) => {
        if (joined.justSaid === true) answer({ type: 'socket.missed', room });
      });
    hear((command) => {
      if (command.type === 'room.join') join(command.room);
      else if (command.type === 'room.leave') socket?.emit('leave', { room: command.room });
      else {
        isClosing = true;
        socket?.disconnect();
        answer({ type: 'socket.closed' });
      }
    });
    open().catch(drop);
    return () => {
      isClosing = true;
      socket?.disconnect();
    };
  },
});
