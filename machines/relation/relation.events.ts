import type { Problem } from '../../contract/problems';
import type { RelationCommand, RelationView } from '../../contract/relation.rules';
import type { PortFailed } from '../kit/port';

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
  | PortFailed;
