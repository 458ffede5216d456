import { port } from '../kit/port';
import type { Winners } from './winners.events';

export const winnersPorts = {
  /** GET /home/winners [§7 B]. */
  'winners.load': port<undefined, { type: 'winners.loaded' } & Winners>('winners.load'),
};
