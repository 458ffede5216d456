import type { Problem } from '../../contract/problems';
import type { PortFailed } from '../kit/port';

export type LockEvent =
  | { type: 'lock.type'; magic: string }
  | { type: 'lock.submit' }
  | { type: 'lock.opened' }
  | { type: 'lock.refused'; problem: Problem }
  | PortFailed;
