import { problem } from '../../contract/problems';
import {
  askAgainAt,
  type RelationCommand,
  type RelationView,
  relate,
  relationSeenBy,
  type Side,
} from '../../contract/relation.rules';
import { accept, type Decision, refuse } from '../store/decision';
import type { RelationEvent, RelationState } from './relation.events';

/** One side's command. What already is so records nothing. */
export const decideRelation = (
  { relation, declined }: RelationState,
  side: Side,
  command: RelationCommand,
  now: string,
): Decision<{ relation: RelationEvent[] }, RelationView> => {
  const next = relate(relation, side, command);
  if ('refused' in next) return refuse(next.refused);
  const same = JSON.stringify(next) === JSON.stringify(relation);
  const again = askAgainAt(declined[side], now);
  if (!same && command === 'request' && next.bond === 'requested' && again !== undefined) {
    return refuse(problem('request-too-soon', { again }));
  }
  const event: RelationEvent = {
    type: `relation.${command}`,
    by: side,
    at: now,
    relation: next,
    before: relation,
  };
  return accept({ relation: same ? [] : [event] }, relationSeenBy(next, side));
};
