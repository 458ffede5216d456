import type { WornLook } from '../../contract/branding';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { RoomHeard, RoomMissed } from '../socket/socket.words';

/** What the platform looks like from now on. */
export interface LookRead {
  type: 'looks.read';
  app: WornLook;
}

export type LooksEvent = LookRead | RoomHeard | RoomMissed | ConnectionFound | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    looks: LooksEvent;
  }
}

export const looksPorts = {
  /** GET /bootstrap [§7 B]. */
  'looks.read': port<undefined, LookRead>('looks.read'),
};
