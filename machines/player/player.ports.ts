import type { User } from '../../contract/player';
import { port } from '../kit/port';

export const playerPorts = {
  /** GET /get [§7 B]. */
  'player.load': port<
    undefined,
    { type: 'player.loaded'; user: User } | { type: 'player.missing' }
  >('player.load'),
};
