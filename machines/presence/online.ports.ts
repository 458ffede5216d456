import { port } from '../kit/port';
import type { Online } from './online.events';

export const onlinePorts = {
  /** GET /online [§7 B]. */
  'online.load': port<undefined, { type: 'online.loaded' } & Online>('online.load'),
};
