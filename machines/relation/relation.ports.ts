import type { Problem } from '../../contract/problems';
import type { RelationCommand, RelationView } from '../../contract/relation.rules';
import { port } from '../kit/port';

type Refused = { type: 'relation.refused'; problem: Problem };

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
