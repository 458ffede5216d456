import type { GameCard } from '../../contract/game';
import { port } from '../kit/port';

export const homePorts = {
  /** GET /games/home [§7 B]. */
  'home.load': port<undefined, { type: 'home.loaded'; featured: GameCard[]; recent: GameCard[] }>(
    'home.load',
  ),
};
