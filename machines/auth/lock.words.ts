import type { Problem } from '../../contract/problems';
import { type PortFailed, port } from '../kit/port';

export type LockEvent =
  | { type: 'lock.type'; magic: string }
  | { type: 'lock.submit' }
  | { type: 'lock.opened' }
  | { type: 'lock.refused'; problem: Problem }
  | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    lock: undefined;
  }
}

export const lockPorts = {
  /** POST /magic [§7 B]. */
  'lock.open': port<
    { magic: string },
    { type: 'lock.opened' } | { type: 'lock.refused'; problem: Problem }
  >('lock.open'),
};
