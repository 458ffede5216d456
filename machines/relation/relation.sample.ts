import { aRelation } from '../../contract/make/relation';
import type { RelationContext } from './relation.machine';

/** The relation to Bob: strangers, unless it says otherwise. */
export const aRelationTo = (given: Partial<RelationContext> = {}): RelationContext => ({
  playerId: 'player_bob1',
  relation: aRelation(),
  before: undefined,
  command: undefined,
  again: undefined,
  ...given,
});
