import {
  other,
  type Relation,
  type RelationCommand,
  relationSeenBy,
  type Side,
  strangers,
} from '../../contract/relation.rules';
import { activityFact } from '../activity/activity.fact';
import { notificationFact, notificationsSeenFact } from '../notification/notification.fact';
import type { Fact, StreamKind } from '../store/stream';

/**
 * A step of two players' relation. `relation` is what it became, so that a reader needs no earlier
 * event; `by` is the side that took the step.
 */
export interface RelationEvent {
  type: `relation.${RelationCommand}`;
  by: Side;
  at: string;
  relation: Relation;
  /** What it was before, for those who are told of a change only. */
  before: Relation;
}

export interface RelationState {
  relation: Relation;
  /** When the other side last declined a request of this one. */
  declined: { low?: string; high?: string };
}

/** The id of the stream that two players share, whichever of them is named first. */
export const pairOf = (player: string, friend: string): { id: string; side: Side } =>
  player < friend
    ? { id: `${player}/${friend}`, side: 'low' }
    : { id: `${friend}/${player}`, side: 'high' };

export const playersOf = (id: string): Record<Side, string> => {
  const [low = '', high = ''] = id.split('/');
  return { low, high };
};

const evolve = (state: RelationState, event: RelationEvent): RelationState => {
  const { relation, by, at } = event;
  if (event.type !== 'relation.decline') return { ...state, relation };
  // The one who asked is the other side of the one who declines.
  const asker: Side = by === 'low' ? 'high' : 'low';
  return { relation, declined: { ...state.declined, [asker]: at } };
};

/** What a side can tell of a relation; being hidden looks like being strangers. */
const visible = (relation: Relation, side: Side): string => {
  const { bond, ...rest } = relationSeenBy(relation, side);
  return JSON.stringify({ bond: bond === 'hidden' ? 'strangers' : bond, ...rest });
};

/** Each side hears of a change that it can see, and of nothing else [decision 18]. */
const facts = (id: string, { relation, before, by }: RelationEvent): Fact[] => {
  const players = playersOf(id);
  const isNews = relation.bond === 'requested' || relation.bond === 'friends';
  const told = isNews && before.bond !== relation.bond;
  const answered = before.bond === 'requested' && relation.bond !== 'requested' && other(before.by);
  const changes = (['low', 'high'] as const)
    .filter((side) => visible(before, side) !== visible(relation, side))
    .map((side) => ({
      audience: `player:${players[side]}`,
      handler: 'relation',
      body: { PlayerId: players[other(side)] },
    }));
  const isFriendship = (before.bond === 'friends') !== (relation.bond === 'friends');
  return [
    ...changes,
    ...(answered ? [notificationsSeenFact(players[answered])] : []),
    ...(told ? [notificationFact(players[other(by)], 'friends')] : []),
    ...(isFriendship ? [activityFact(players.low), activityFact(players.high)] : []),
  ];
};

export const relationKind: StreamKind<RelationState, RelationEvent> = {
  name: 'relation',
  initial: { relation: strangers, declined: {} },
  evolve,
  facts,
};
