import { relate, type Side } from '../../contract/relation.rules';
import type { RelationEvent, RelationState } from './relation.events';

/** One side blocks the other [decision 18]; nothing where it has done so. */
export const blockBy = (
  { relation: before }: RelationState,
  by: Side,
  at: string,
): RelationEvent[] => {
  const relation = relate(before, by, 'block');
  const isDone = 'refused' in relation || JSON.stringify(relation) === JSON.stringify(before);
  return isDone ? [] : [{ type: 'relation.block', by, at, relation, before }];
};
