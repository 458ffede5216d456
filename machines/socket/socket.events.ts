import type { SessionFact } from '../auth/session.events';
import type { PortFailed } from '../kit/port';

/** Something was said in a public room; `body` is its JSON text. */
export interface RoomHeard {
  type: 'room.heard';
  room: string;
  name: string;
  body: string;
}

export type SocketEvent =
  | SessionFact
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
  | PortFailed;
