import type { Problem } from '../../contract/problems';
import type { RelationCommand, RelationView } from '../../contract/relation.rules';
import type { RelatedList, RelatedPlayer } from '../../contract/relation.view';
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

/** How many players each list of the player's holds. */
export type RelationCounts = Record<RelatedList, number>;

type Refused = { type: 'relation.refused'; problem: Problem };

/** Hub: how another player and this one stand to each other changed. */
export interface RelationChanged {
  type: 'relation.changed';
  id: string;
  /** As the player's lists show the other one; absent where there is none, or it looks so. */
  player?: RelatedPlayer | undefined;
  /** The player's lists that the other one is in. */
  lists: RelatedList[];
  counts: RelationCounts;
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
