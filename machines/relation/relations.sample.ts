import type { RelationCounts } from './relation.words';

/** Seven friends, two open requests. */
export const relationCounts = (given: Partial<RelationCounts> = {}): RelationCounts => ({
  friends: 7,
  favourites: 1,
  requests: 2,
  pending: 1,
  followers: 3,
  following: 4,
  blocked: 1,
  ...given,
});
