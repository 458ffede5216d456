import { port } from '../kit/port';

export type SocketCommand =
  | { type: 'room.join'; room: string }
  | { type: 'room.leave'; room: string }
  /** Close in order; answered with `socket.closed`. */
  | { type: 'socket.close' };

export const socketPorts = {
  /**
   * One attempt to connect (20 s), then the life of that connection. It is told its rooms when it
   * is open.
   * The client library's own reconnection is off: the machine owns the schedule.
   */
  'socket.connection': port<
    undefined,
    | { type: 'socket.opened' }
    | { type: 'socket.dropped'; roll: number }
    | { type: 'socket.closed' }
    | { type: 'socket.heard'; room: string; name: string; body: string },
    SocketCommand
  >('socket.connection'),
};
