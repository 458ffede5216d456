import { port } from '../kit/port';
import type { ConnectionFact } from './connection.events';

export const connectionPorts = {
  /** Stays open: tells when the browser goes off or on line, and when the tab becomes visible. */
  'connection.watch': port<undefined, ConnectionFact>('connection.watch'),
};
