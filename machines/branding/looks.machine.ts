import { type ActorRefFrom, setup } from 'xstate';
import { LOOK_ROOM, type WornLook } from '../../contract/branding';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import type { RoomHeard } from '../socket/socket.words';
import { lookIn } from './looks.rules';
import { type LooksEvent, looksPorts } from './looks.words';

/** Hears that the platform looks otherwise, which the page wears without a reload [decision 162]. */
export const looksMachine = setup({
  types: {} as { events: LooksEvent; tags: Look; meta: Meaning },
  actors: looksPorts,
  guards: {
    isLook: (_, said: RoomHeard) => lookIn(said) !== undefined,
    isMissed: (_, params: { room: string }) => params.room === LOOK_ROOM,
  },
  actions: {
    joinRoom: tell('socket', { type: 'socket.join', room: LOOK_ROOM }),
    wear: tell('branding', (_, { app }: { app: Partial<WornLook> }) => ({
      type: 'branding.worn',
      app,
    })),
  },
}).createMachine({
  id: 'looks',
  initial: 'heard',
  entry: 'joinRoom',
  on: {
    'room.heard': {
      guard: { type: 'isLook', params: ({ event }) => event },
      target: '.heard',
      actions: { type: 'wear', params: ({ event }) => ({ app: lookIn(event) ?? {} }) },
    },
    'room.missed': {
      guard: { type: 'isMissed', params: ({ event }) => event },
      target: '.reading',
    },
  },
  states: {
    heard: {
      meta: { says: 'A look that is published is worn at once', spec: '§3 App branding' },
    },
    reading: {
      tags: ['busy'],
      meta: { says: 'Reads what the room said before it was heard', spec: '§7 B' },
      invoke: { id: 'read', src: 'looks.read', input: undefined },
      on: {
        'looks.read': {
          target: 'heard',
          actions: { type: 'wear', params: ({ event }) => ({ app: event.app }) },
        },
        'port.failed': 'unread',
      },
    },
    unread: {
      tags: ['failed'],
      meta: { says: 'It did not come; what was worn stays', spec: '§7 B' },
      on: { 'connection.found': 'reading' },
    },
  },
});

export type LooksActor = ActorRefFrom<typeof looksMachine>;
