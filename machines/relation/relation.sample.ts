import { aRelatedPlayer, aRelation } from '../../contract/make/relation';
import type { RelationContext } from './relation.machine';
import type { RelationChanged } from './relation.words';
import { relationCounts } from './relations.sample';

/** The relation to Bob: strangers, unless it says otherwise. */
export const aRelationTo = (given: Partial<RelationContext> = {}): RelationContext => ({
  playerId: 'player_bob1',
  relation: aRelation(),
  before: undefined,
  command: undefined,
  again: undefined,
  ...given,
});

/** The hub tells that Zoe has become a friend: she is behind all the others. */
export const aRelationChanged = (given: Partial<RelationChanged> = {}): RelationChanged => ({
  type: 'relation.changed',
  id: 'player_zoe1',
  player: aRelatedPlayer({ _id: 'player_zoe1', username: 'zoe' }),
  lists: ['friends'],
  counts: relationCounts({ friends: 8 }),
  ...given,
});
