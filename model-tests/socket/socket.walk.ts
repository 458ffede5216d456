import { socketMachine } from '../../machines/socket/socket.machine';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

export const socketWalk = walk({
  machine: silent(socketMachine),
  inputs: [undefined],
  events: [
    { type: 'residents.arrived', names: ['socket'] },
    shownAt('/'),
    { type: 'session.opened' },
    { type: 'session.closed' },
    { type: 'socket.join', room: 'home' },
    { type: 'socket.leave', room: 'home' },
    { type: 'socket.reset' },
    { type: 'socket.stop' },
    { type: 'socket.opened' },
    { type: 'socket.dropped', roll: 1 },
    { type: 'socket.closed' },
    { type: 'socket.heard', room: 'home', name: 'winner', body: '{}' },
    { type: 'socket.heard', room: 'game:game_wheel', name: 'review', body: '{}' },
    { type: 'socket.heard', room: 'game:game_wheel', name: 'message', body: '{}' },
    { type: 'socket.heard', room: 'activities:player_bob1', name: 'activity', body: '{}' },
    { type: 'socket.missed', room: 'home' },
    { type: 'socket.missed', room: 'game:game_wheel' },
    { type: 'port.failed', port: 'socket.connection' },
  ],
  view: ({ context: { rooms, lost } }) => [rooms, lost],
});
