import { port } from '../kit/port';
import type { RelationCounts } from './relations.events';

export const relationsPorts = {
  /** POST /friends: only how many each list holds [§7 A friends]. */
  'relations.count': port<undefined, { type: 'relations.counted'; counts: RelationCounts }>(
    'relations.count',
  ),
};
