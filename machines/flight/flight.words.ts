import type { Flight } from '../../contract/flight';
import type { ConnectionFound, ConnectionSeen } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { RoomHeard, RoomMissed } from '../socket/socket.words';

/** A flight is over: who was aboard may hear how it ended for them. */
export interface FlightEnded {
  type: 'flight.ended';
  gameId: string;
  day: string;
  number: number;
}

interface FlightTold {
  type: 'flight.told';
  flight: Flight;
}

export type FlightEvent =
  /** The table of a shared game is on the page. */
  | { type: 'flight.watch'; gameId: string }
  | { type: 'flight.leave' }
  | FlightTold
  | RoomHeard
  | RoomMissed
  | ConnectionFound
  | ConnectionSeen
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    flight: FlightEvent;
  }
}

export const flightPorts = {
  /** GET /games/{id}/flight. */
  'flight.read': port<{ gameId: string }, FlightTold>('flight.read'),
};
