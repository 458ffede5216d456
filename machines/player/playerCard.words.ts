import type { Profile } from '../../contract/profile';
import { type PortFailed, port } from '../kit/port';

export type PlayerCardFact =
  | { type: 'playerCard.loaded'; profile: Profile }
  /** There is no such player, or it looks so [decision 18]. */
  | { type: 'playerCard.missing' };

export type PlayerCardEvent = { type: 'playerCard.retry' } | PlayerCardFact | PortFailed;

declare module '../kit/controls' {
  interface Controls {
    /** Another player, beside their avatar or on their page. */
    playerCard: { playerId: string };
  }
}

export const playerCardPorts = {
  /** GET /fetch/{id} [§7 B]. */
  'playerCard.load': port<{ playerId: string }, PlayerCardFact>('playerCard.load'),
};
