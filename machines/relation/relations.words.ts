import type { RelationView } from '../../contract/relation.rules';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import type { RelationChanged } from './relation.words';

export type RelationsEvent =
  | SessionFact
  /** Lists tell how their players stand to this one. */
  | { type: 'relations.told'; people: { playerId: string; relation: RelationView }[] }
  /** A view shows one player by themselves, or no longer. */
  | { type: 'relations.watch'; playerId: string }
  | { type: 'relations.unwatch'; playerId: string }
  | RelationChanged
  | { type: 'hub.skipped' }
  | ConnectionFound;

declare module '../kit/residents' {
  interface Residents {
    relations: RelationsEvent;
  }
}
