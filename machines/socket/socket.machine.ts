import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  raise,
  setup,
  spawnChild,
  stopChild,
} from 'xstate';
import { SOCKET_CONNECT_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { toChild } from '../kit/toChild';
import { backoff, hearsHome, MIDDLE_ROLL } from './socket.rules';
import { type RoomHeard, type SocketEvent, socketPorts } from './socket.words';

export interface SocketContext {
  /** Public rooms to be in, now and after every reconnect. */
  rooms: string[];
  /** Reconnect attempts since the connection was last open. */
  attempt: number;
  /** The platform could not be reached, and has not been heard since. */
  lost: boolean;
  roll: number;
}

const heard = ({ room, name, body }: Omit<RoomHeard, 'type'>) => ({ room, name, body });

export const socketMachine = setup({
  types: {} as { context: SocketContext; events: SocketEvent; tags: Look; meta: Meaning },
  actors: socketPorts,
  delays: {
    SOCKET_CONNECT_MS,
    SOCKET_RECONNECT_MS: ({ context }) => backoff(context.attempt, context.roll),
  },
  guards: {
    isWinner: (_, params: { name: string }) => params.name === 'winner',
    isHome: (_, params: { room: string }) => params.room === 'home',
    isLost: ({ context }) => context.lost,
    isNewRoom: ({ context }, params: { room: string }) => !context.rooms.includes(params.room),
    isOwnRoom: ({ context }, params: { room: string }) => context.rooms.includes(params.room),
  },
  actions: {
    openConnection: spawnChild('socket.connection', { id: 'connection', input: undefined }),
    dropConnection: stopChild('connection'),
    closeConnection: toChild('connection', { type: 'socket.close' }),
    // Not by its input: rooms that were joined while it opened would be missing.
    enterRooms: enqueueActions(({ context, enqueue }) => {
      for (const room of context.rooms) enqueue(toChild('connection', { type: 'room.join', room }));
    }),
    enterRoom: toChild('connection', (_, params: { room: string }) => ({
      type: 'room.join',
      room: params.room,
    })),
    quitRoom: toChild('connection', (_, params: { room: string }) => ({
      type: 'room.leave',
      room: params.room,
    })),
    tellWinners: tell('winners', { type: 'winners.announced' }),
    publishHeard: publish((_, params: { room: string; name: string; body: string }) => ({
      type: 'room.heard',
      ...params,
    })),
    publishMissed: publish((_, { room }: { room: string }) => ({ type: 'room.missed', room })),
    keepRoom: assign({
      rooms: ({ context }, params: { room: string }) => [...context.rooms, params.room],
    }),
    dropRoom: assign({
      rooms: ({ context }, params: { room: string }) =>
        context.rooms.filter((room) => room !== params.room),
    }),
    keepRoll: assign({ roll: (_, params: { roll: number }) => params.roll }),
    startSchedule: assign({ attempt: 0, roll: MIDDLE_ROLL }),
    countAttempt: assign({ attempt: ({ context }) => context.attempt + 1, lost: true }),
    markHeard: assign({ lost: false }),
    // The server is back: whatever failed for want of it tries again.
    tellFound: tell('connection', { type: 'connection.found' }),
  },
}).createMachine({
  id: 'socket',
  context: { rooms: [], attempt: 0, lost: false, roll: MIDDLE_ROLL },
  initial: 'awaiting',
  on: {
    'route.shown': {
      actions: raise(({ event: { route } }) => ({
        type: hearsHome(route) ? 'socket.join' : 'socket.leave',
        room: 'home',
      })),
    },
    'socket.join': {
      guard: { type: 'isNewRoom', params: ({ event }) => event },
      actions: { type: 'keepRoom', params: ({ event }) => event },
    },
    'socket.leave': { actions: { type: 'dropRoom', params: ({ event }) => event } },
    // A connection carries the identity it was opened with.
    'session.opened': { target: '.opening', actions: 'startSchedule' },
    'session.closed': { target: '.opening', actions: 'startSchedule' },
  },
  states: {
    awaiting: {
      tags: ['busy'],
      meta: { says: 'Waits to hear whether a player is signed in', spec: '§4 Authentication' },
      on: { 'residents.arrived': 'opening' },
    },
    closed: {
      tags: ['offline'],
      meta: { says: 'Not connected', spec: '§4 Socket channel' },
      entry: 'dropConnection',
      initial: 'waiting',
      on: {
        'socket.reset': { target: 'opening', actions: 'startSchedule' },
        'socket.stop': '.stopped',
      },
      states: {
        waiting: {
          meta: { says: 'Waits before the next attempt, 1 to 5 s', spec: '§9 Socket client' },
          after: { SOCKET_RECONNECT_MS: '#socket.opening' },
        },
        stopped: { meta: { says: 'Closed on purpose', spec: '§4 Socket channel' } },
      },
    },
    opening: {
      tags: ['busy'],
      meta: { says: 'Makes one attempt', spec: '§4 Socket channel' },
      entry: ['dropConnection', 'openConnection'],
      on: {
        'socket.opened': [
          { guard: 'isLost', target: 'open', actions: 'tellFound' },
          { target: 'open' },
        ],
        'socket.dropped': {
          target: 'closed',
          actions: [{ type: 'keepRoll', params: ({ event }) => event }, 'countAttempt'],
        },
        'port.failed': { target: 'closed', actions: 'countAttempt' },
        'socket.stop': 'closed.stopped',
      },
      after: { SOCKET_CONNECT_MS: { target: 'closed', actions: 'countAttempt' } },
    },
    open: {
      meta: { says: 'Public rooms are heard', spec: '§4 Socket channel, decision 38' },
      entry: ['startSchedule', 'markHeard', 'enterRooms'],
      on: {
        'socket.join': {
          guard: { type: 'isNewRoom', params: ({ event }) => event },
          actions: [
            { type: 'keepRoom', params: ({ event }) => event },
            { type: 'enterRoom', params: ({ event }) => event },
          ],
        },
        'socket.leave': {
          guard: { type: 'isOwnRoom', params: ({ event }) => event },
          actions: [
            { type: 'dropRoom', params: ({ event }) => event },
            { type: 'quitRoom', params: ({ event }) => event },
          ],
        },
        'socket.dropped': {
          target: 'closed',
          actions: [{ type: 'keepRoll', params: ({ event }) => event }, 'countAttempt'],
        },
        'port.failed': { target: 'closed', actions: 'countAttempt' },
        'socket.heard': [
          { guard: { type: 'isWinner', params: ({ event }) => event }, actions: 'tellWinners' },
          { actions: { type: 'publishHeard', params: ({ event }) => heard(event) } },
        ],
        'socket.missed': [
          {
            guard: { type: 'isHome', params: ({ event }) => event },
            actions: ['tellWinners', { type: 'publishMissed', params: ({ event }) => event }],
          },
          { actions: { type: 'publishMissed', params: ({ event }) => event } },
        ],
        'socket.stop': 'closing',
      },
    },
    closing: {
      tags: ['busy'],
      meta: { says: 'Closes in order', spec: '§4 Socket channel' },
      entry: 'closeConnection',
      on: {
        'socket.closed': 'closed.stopped',
        'socket.dropped': 'closed.stopped',
        'port.failed': 'closed.stopped',
        'socket.reset': { target: 'opening', actions: 'startSchedule' },
      },
      after: { SOCKET_CONNECT_MS: 'closed.stopped' },
    },
  },
});

export type SocketActor = ActorRefFrom<typeof socketMachine>;
