import { port } from '../kit/port';
import type { PlayerCardFact } from './playerCard.events';

export const playerCardPorts = {
  /** GET /fetch/{id} [§7 B]. */
  'playerCard.load': port<{ playerId: string }, PlayerCardFact>('playerCard.load'),
};
