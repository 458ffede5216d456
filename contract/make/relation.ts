import type { RelationView } from '../relation.rules';
import type { RelatedPlayer } from '../relation.view';

/** Two who have nothing to do with each other, unless it says otherwise. */
export const aRelation = (given: Partial<RelationView> = {}): RelationView => ({
  bond: 'strangers',
  favourite: false,
  following: false,
  follower: false,
  ...given,
});

const names = ['bob', 'cleo', 'dan', 'eve', 'finn', 'gwen', 'hugo', 'iris', 'jack', 'kim'];
const presences = ['online', 'recent', 'offline'] as const;

/** Bob, a friend who is here. */
export const aRelatedPlayer = (given: Partial<RelatedPlayer> = {}): RelatedPlayer => ({
  _id: 'player_bob1',
  username: 'bob',
  level: 4,
  presence: 'online',
  relation: aRelation({ bond: 'friends' }),
  ...given,
});

/** So many players who stand to the caller in one way. */
export const relatedPlayers = (count: number, relation: RelationView): RelatedPlayer[] =>
  Array.from({ length: count }, (_, index) => {
    const name = `${names[index % names.length]}${index < names.length ? '' : index}`;
    return aRelatedPlayer({
      _id: `player_${name}1`,
      username: name,
      level: (index * 3) % 9,
      presence: presences[index % presences.length] ?? 'offline',
      relation,
    });
  });
