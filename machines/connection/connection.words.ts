import { type PortFailed, port } from '../kit/port';

/** Told to whatever may have failed for want of a network. */
export interface ConnectionFound {
  type: 'connection.found';
}

/** Told to whatever may have gone on elsewhere while nobody looked here. */
export interface ConnectionSeen {
  type: 'connection.seen';
}

export type ConnectionFact =
  | { type: 'connection.lost' }
  | ConnectionFound
  /** The tab came to the front. */
  | ConnectionSeen;
export type ConnectionEvent = ConnectionFact | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    connection: ConnectionEvent;
  }
}

export const connectionPorts = {
  /** Stays open: tells when the browser goes off or on line, and when the tab becomes visible. */
  'connection.watch': port<undefined, ConnectionFact>('connection.watch'),
};
