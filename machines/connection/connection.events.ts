import type { PortFailed } from '../kit/port';

export type ConnectionFact =
  | { type: 'connection.lost' }
  | { type: 'connection.found' }
  /** The tab came to the front. */
  | { type: 'connection.seen' };
export type ConnectionEvent = ConnectionFact | PortFailed;
