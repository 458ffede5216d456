import { consolePorts } from '../kit/console.ports';
import { port } from '../kit/port';

export type HubCommand =
  /** Close with a handshake; answered with `hub.closed`. */
  | { type: 'connection.close' }
  /** Ask for the messages after this number; answered with `hub.resumed`. */
  | { type: 'connection.resume'; after: number };

export const hubPorts = {
  /**
   * One attempt to connect, then the life of that connection. The adapter reads the stored token,
   * and never reconnects by itself: the machine owns the schedule. With `after` it resumes at once.
   */
  'hub.connection': port<
    { after: number | undefined },
    | { type: 'hub.opened' }
    | { type: 'hub.dropped' }
    | { type: 'hub.refused' }
    | { type: 'hub.closed' }
    | { type: 'hub.received'; handler: string; body: string }
    | { type: 'hub.resumed'; sequence: number; missed: number; reset: boolean },
    HubCommand
  >('hub.connection'),
  ...consolePorts,
};
