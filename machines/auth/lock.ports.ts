import type { Problem } from '../../contract/problems';
import { port } from '../kit/port';

export const lockPorts = {
  /** POST /magic [§7 B]. */
  'lock.open': port<
    { magic: string },
    { type: 'lock.opened' } | { type: 'lock.refused'; problem: Problem }
  >('lock.open'),
};
