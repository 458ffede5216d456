import { type ActorRefFrom, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import { publish } from '../kit/publish';
import { tell } from '../kit/tell';
import { type ConnectionEvent, connectionPorts } from './connection.words';

export const connectionMachine = setup({
  types: {} as { events: ConnectionEvent; tags: Look; meta: Meaning },
  actors: connectionPorts,
  actions: {
    resetHub: tell('hub', { type: 'hub.reset' }),
    resetSocket: tell('socket', { type: 'socket.reset' }),
    tellFound: publish({ type: 'connection.found' }),
    tellSeen: publish({ type: 'connection.seen' }),
  },
}).createMachine({
  id: 'connection',
  invoke: { id: 'watch', src: 'connection.watch', input: undefined },
  initial: 'online',
  on: { 'connection.seen': { actions: ['resetHub', 'resetSocket', 'tellSeen'] } },
  states: {
    online: {
      meta: { says: 'The browser is on line', spec: 'decision 39' },
      on: { 'connection.lost': 'offline', 'connection.found': { actions: 'tellFound' } },
    },
    offline: {
      tags: ['offline'],
      meta: { says: 'The browser is off line; what is shown stays', spec: 'decision 39' },
      on: {
        'connection.found': { target: 'online', actions: ['resetHub', 'resetSocket', 'tellFound'] },
      },
    },
  },
});

export type ConnectionActor = ActorRefFrom<typeof connectionMachine>;
