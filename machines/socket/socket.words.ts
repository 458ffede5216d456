import type { SessionFact } from '../auth/session.words';
import { type PortFailed, port } from '../kit/port';
import type { ResidentsArrived } from '../kit/residents';
import type { RouteShown } from '../router/router.words';

/** Something was said in a public room; `body` is its JSON text. */
export interface RoomHeard {
  type: 'room.heard';
  room: string;
  name: string;
  body: string;
}

/** Something was said in a room just before it was heard: whoever read before that reads again. */
export interface RoomMissed {
  type: 'room.missed';
  room: string;
}

export type SocketEvent =
  | RouteShown
  | SessionFact
  | ResidentsArrived
  | { type: 'socket.join'; room: string }
  | { type: 'socket.leave'; room: string }
  | { type: 'socket.reset' }
  | { type: 'socket.stop' }
  | { type: 'socket.opened' }
  /** `roll` from 0 to 1 spreads the reconnects of many clients [§9 randomization]. */
  | { type: 'socket.dropped'; roll: number }
  | { type: 'socket.closed' }
  /** A message in a room; `body` is its JSON text. */
  | { type: 'socket.heard'; room: string; name: string; body: string }
  /** The room was joined, and somebody had said something in it a moment before. */
  | { type: 'socket.missed'; room: string }
  | PortFailed;

export type SocketCommand =
  | { type: 'room.join'; room: string }
  | { type: 'room.leave'; room: string }
  /** Close in order; answered with `socket.closed`. */
  | { type: 'socket.close' };

declare module '../kit/residents' {
  interface Residents {
    socket: SocketEvent;
  }
}

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
    | { type: 'socket.heard'; room: string; name: string; body: string }
    | { type: 'socket.missed'; room: string },
    SocketCommand
  >('socket.connection'),
};
