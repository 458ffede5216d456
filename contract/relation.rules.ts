import { REQUEST_AGAIN_MS } from './limits';
import { type Problem, problem } from './problems';

/** The two players of a relation: `low` is the one whose id sorts first. */
export type Side = 'low' | 'high';
/** Which of the two: a set that JSON holds and equality compares. */
export type Sides = 'none' | Side | 'both';

/**
 * How two players stand to each other [decisions 17, 18]. What may not be together cannot be
 * written down: a favourite is a friend's, and a block leaves nothing else.
 */
export type Relation =
  | { readonly bond: 'strangers'; readonly follows: Sides }
  /** `asked` has asked the other for friendship. */
  | { readonly bond: 'requested'; readonly by: Side; readonly follows: Sides }
  | { readonly bond: 'friends'; readonly favourites: Sides; readonly follows: Sides }
  | { readonly bond: 'blocked'; readonly by: Exclude<Sides, 'none'> };

export const relationCommands = [
  'request',
  'cancel',
  'accept',
  'decline',
  'remove',
  'favourite',
  'unfavourite',
  'follow',
  'unfollow',
  'block',
  'unblock',
] as const;
export type RelationCommand = (typeof relationCommands)[number];

export const strangers: Relation = { bond: 'strangers', follows: 'none' };

export const other = (side: Side): Side => (side === 'low' ? 'high' : 'low');
export const has = (sides: Sides, side: Side): boolean => sides === side || sides === 'both';

/** The set with this side in it, or without it. */
export const mark = (sides: Sides, side: Side, wanted: boolean): Sides => {
  if (has(sides, side) === wanted) return sides;
  if (wanted) return sides === 'none' ? side : 'both';
  return sides === 'both' ? other(side) : 'none';
};

const illegal = (command: RelationCommand): { refused: Problem } => ({
  refused: problem('step-illegal', { command }),
});

type Step = Relation | { refused: Problem };

/** Blocked by the other side, one is answered as if there were no such player [decision 18]. */
const blockedStep = (
  relation: Relation & { bond: 'blocked' },
  side: Side,
  command: RelationCommand,
): Step => {
  const rest = mark(relation.by, side, command === 'block');
  if (command !== 'block' && command !== 'unblock') return { refused: problem('not-found') };
  return rest === 'none' ? strangers : { bond: 'blocked', by: rest };
};

const bondStep = (
  relation: Exclude<Relation, { bond: 'blocked' }>,
  side: Side,
  command: RelationCommand,
): Step => {
  const { follows } = relation;
  const friends: Relation = { bond: 'friends', favourites: 'none', follows };
  const apart: Relation = { bond: 'strangers', follows };
  const asked = relation.bond === 'requested' ? relation.by : undefined;
  switch (command) {
    case 'request':
      if (relation.bond === 'friends' || asked === side) return relation;
      // Two who ask each other need nobody to accept.
      return asked === undefined ? { bond: 'requested', by: side, follows } : friends;
    case 'cancel':
      if (relation.bond === 'strangers') return relation;
      return asked === side ? apart : illegal(command);
    case 'accept':
      if (relation.bond === 'friends') return relation;
      return asked === other(side) ? friends : illegal(command);
    case 'decline':
      if (relation.bond === 'strangers') return relation;
      return asked === other(side) ? apart : illegal(command);
    case 'remove':
      if (relation.bond === 'strangers') return relation;
      return relation.bond === 'friends' ? apart : illegal(command);
    case 'favourite':
      return relation.bond === 'friends'
        ? { ...relation, favourites: mark(relation.favourites, side, true) }
        : illegal(command);
    case 'unfavourite':
      return relation.bond === 'friends'
        ? { ...relation, favourites: mark(relation.favourites, side, false) }
        : relation;
    case 'follow':
      return { ...relation, follows: mark(follows, side, true) };
    case 'unfollow':
      return { ...relation, follows: mark(follows, side, false) };
    case 'block':
      return { bond: 'blocked', by: side };
    case 'unblock':
      return relation;
  }
};

/**
 * The whole lifecycle: what `side`'s command makes of a relation, or the refusal. What already is
 * so is silent; what contradicts the relation is refused [decisions 17, 18].
 */
export const relate = (relation: Relation, side: Side, command: RelationCommand): Step =>
  relation.bond === 'blocked'
    ? blockedStep(relation, side, command)
    : bondStep(relation, side, command);

/** When a declined player may ask again, if that is still to come [decision 17]. */
export const askAgainAt = (declinedAt: string | undefined, now: string): string | undefined => {
  if (declinedAt === undefined) return undefined;
  const again = new Date(Date.parse(declinedAt) + REQUEST_AGAIN_MS).toISOString();
  return now < again ? again : undefined;
};

/** A relation as one of the two sees it; `hidden` tells nobody who blocked whom. */
export interface RelationView {
  readonly bond: 'strangers' | 'asked' | 'was asked' | 'friends' | 'blocked' | 'hidden';
  readonly favourite: boolean;
  readonly following: boolean;
  readonly follower: boolean;
}

/** What `side` may know of the relation: the favourite mark of the other is the other's alone. */
export const relationSeenBy = (relation: Relation, side: Side): RelationView => {
  if (relation.bond === 'blocked') {
    const own = has(relation.by, side);
    return {
      bond: own ? 'blocked' : 'hidden',
      favourite: false,
      following: false,
      follower: false,
    };
  }
  const bond =
    relation.bond === 'requested' ? (relation.by === side ? 'asked' : 'was asked') : relation.bond;
  return {
    bond,
    favourite: relation.bond === 'friends' && has(relation.favourites, side),
    following: has(relation.follows, side),
    follower: has(relation.follows, other(side)),
  };
};

/** The commands that `side` can usefully give: those which change something. */
export const relationChoices = (relation: Relation, side: Side): RelationCommand[] =>
  relationCommands.filter((command) => {
    const next = relate(relation, side, command);
    return !('refused' in next) && JSON.stringify(next) !== JSON.stringify(relation);
  });

/** What a side knows of a relation, told as one: what is hidden from it is as if it were not. */
const knownOf = ({ bond, favourite, following, follower }: RelationView): Relation => {
  const follows = mark(mark('none', 'low', following), 'high', follower);
  switch (bond) {
    case 'strangers':
      return { bond, follows };
    case 'asked':
      return { bond: 'requested', by: 'low', follows };
    case 'was asked':
      return { bond: 'requested', by: 'high', follows };
    case 'friends':
      return { bond, favourites: favourite ? 'low' : 'none', follows };
    case 'blocked':
      return { bond, by: 'low' };
    case 'hidden':
      return { bond: 'blocked', by: 'high' };
  }
};

/** The commands that may be offered to who sees a relation so; equal to `relationChoices`. */
export const choicesOf = (view: RelationView): RelationCommand[] =>
  relationChoices(knownOf(view), 'low');

/**
 * How a relation will look once the command is accepted. A lifted block looks like strangers,
 * whether or not the other side has one of its own: that is told to nobody.
 */
export const viewAfter = (view: RelationView, command: RelationCommand): RelationView => {
  const next = relate(knownOf(view), 'low', command);
  return 'refused' in next ? view : relationSeenBy(next, 'low');
};
