import type { Profile } from '../../contract/profile';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { RelationChanged } from '../relation/relation.words';

export type PlayerCardFact =
  | { type: 'playerCard.loaded'; profile: Profile }
  /** There is no such player, or it looks so [decision 18]. */
  | { type: 'playerCard.missing' };

export type PlayerCardEvent =
  | { type: 'playerCard.retry' }
  | PlayerCardFact
  | SessionFact
  | RelationChanged
  | { type: 'presence.changed'; playerId: string; presence: Profile['presence'] }
  | ConnectionFound
  | PortFailed;

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
