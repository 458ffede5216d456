import type { Problem } from '../../contract/problems';
import type { RelationCommand, RelationView } from '../../contract/relation.rules';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

/** Sent to the relation to one player (`relations/relation:player_x`). */
export type RelationEvent =
  /** One command of the lifecycle [decisions 17, 18]. */
  | { type: `relation.${RelationCommand}` }
  /** What broke on the way is sent again, or left as it is. */
  | { type: 'relation.retry' }
  | { type: 'relation.leave' }
  /** A list tells how the two stand. */
  | { type: 'relation.told'; relation: RelationView }
  /** It may have changed elsewhere. */
  | { type: 'relation.outdated' }
  | { type: 'relation.loaded'; relation: RelationView }
  | { type: 'relation.saved'; relation: RelationView }
  | { type: 'relation.refused'; problem: Problem }
  | ConnectionFound
  | PortFailed;

type Refused = { type: 'relation.refused'; problem: Problem };

/** What two players are to each other has changed, or is promised to. */
export interface RelationChanged {
  type: 'relation.changed';
}

export const relationPorts = {
  /** GET /friends/{id}/get [§7 A friends]. */
  'relation.load': port<
    { playerId: string },
    { type: 'relation.loaded'; relation: RelationView } | Refused
  >('relation.load'),
  /** The call of the command, e.g. POST /accept [§7 B; decisions 17, 18]. */
  'relation.change': port<
    { playerId: string; command: RelationCommand },
    { type: 'relation.saved'; relation: RelationView } | Refused
  >('relation.change'),
};
