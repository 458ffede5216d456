import { problem } from '../../contract/problems';
import {
  askAgainAt,
  type RelationCommand,
  type RelationView,
  relate,
  relationSeenBy,
  type Side,
  strangers,
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

/** A block answers alike for every id, so that it tells of nobody whether they exist. */
const isBlind = (command: RelationCommand) => command === 'block' || command === 'unblock';

export interface RelationStep {
  side: Side;
  command: RelationCommand;
  /** The other one is the player themselves. */
  isSelf: boolean;
  /** The other one has an account. */
  isThere: boolean;
  now: string;
}

/** A player's step towards another, with the answer that the player may read of it. */
export const decideStep = (
  state: RelationState,
  { side, command, isSelf, isThere, now }: RelationStep,
): Decision<{ relation: RelationEvent[] }, RelationView> => {
  if (isSelf) return refuse(problem('step-illegal', { command }));
  if (!isThere && !isBlind(command)) return refuse(problem('not-found'));
  const decision = decideRelation(state, side, command, now);
  if ('refused' in decision) return decision;
  const { events, answer } = decision;
  // The log keeps a friendship with the erased, and who blocks the caller: no answer tells it.
  const isTold = answer.bond === 'blocked' || (isThere && answer.bond !== 'hidden');
  return accept(events, isTold ? answer : relationSeenBy(strangers, side));
};
