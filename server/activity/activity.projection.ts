import type { Activity } from '../../contract/activity';
import { COINS } from '../../contract/limits';
import { type AchievementEvent, achievementKind } from '../achievement/achievement.events';
import { type LevelEvent, levelKind } from '../level/level.events';
import { type PlayerEvent, playerKind } from '../player/player.events';
import { playersOf, type RelationEvent, relationKind } from '../relation/relation.events';
import { type ReviewEvent, reviewKind } from '../review/review.events';
import { isWinner, type RoundEvent, roundKind, wonBy } from '../round/round.events';
import { type ScratcherEvent, scratcherKind } from '../scratcher/scratcher.events';
import { eventsOf, type Projection, type RecordedEvent } from '../store/projection';
import type { StoredEvent } from '../store/stream';
import { type EntryEvent, entryKind, partsOf } from '../tournament/entry.events';

interface Row {
  id: string;
  position: number;
  player: string;
  type: Activity['type'];
  at: string;
  game?: string;
  currency?: string;
  amount?: number;
  stars?: number;
  review?: string;
  friend?: string;
  achievement?: string;
  level?: number;
  tournament?: string;
  rank?: number;
}

/** A row that appears, or the id of one that is not true any more. */
type Change = { row: Row } | { gone: string };

const ofPlayer = ({ id, position, at, event }: RecordedEvent<PlayerEvent>): Change[] => {
  switch (event.type) {
    case 'player.signedUp':
      return [{ row: { id: `joined/${id}`, position, player: id, type: 'joined', at } }];
    case 'player.favouriteSet': {
      const { game } = event;
      const row = { id: `favourite/${id}/${game}`, position, player: id, at, game };
      return [{ row: { ...row, type: 'favourite' } }];
    }
    case 'player.favouriteRemoved':
      return [{ gone: `favourite/${id}/${event.game}` }];
    default:
      return [];
  }
};

const ofRound = ({ id, position, at, event }: RecordedEvent<RoundEvent>): Change[] => {
  if (!isWinner(event)) return [];
  const { wallet: player, game, currency } = event;
  const type = event.jackpot === undefined ? 'won' : 'jackpot';
  const amount = wonBy(event);
  return [{ row: { id: `won/${id}`, position, player, type, at, game, currency, amount } }];
};

const ofScratcher = ({ id, position, at, event }: RecordedEvent<ScratcherEvent>): Change[] => {
  if (event.type !== 'scratcher.collected') return [];
  const { player, prize: amount, cards } = event;
  const key = `scratched/${id}-${cards[0]}`;
  const won = { id: key, position, player, at, currency: COINS, amount };
  return [{ row: { ...won, type: 'scratched' } }];
};

const ofAchievement = ({
  id: player,
  position,
  at,
  event: { type, achievement },
}: RecordedEvent<AchievementEvent>): Change[] => {
  if (type !== 'achievement.completed') return [];
  const id = `achieved/${player}/${achievement}`;
  return [{ row: { id, position, player, type: 'achieved', at, achievement } }];
};

const ofLevel = ({ id: player, position, at, event }: RecordedEvent<LevelEvent>): Change[] => {
  const { level } = event;
  const id = `levelled/${player}/${level}`;
  return [{ row: { id, position, player, type: 'levelled', at, level } }];
};

/** A prize that was won; the other places are nobody's news. */
const ofEntry = ({ id, position, at, event }: RecordedEvent<EntryEvent>): Change[] => {
  if (event.type !== 'entry.placed' || event.prize === 0) return [];
  const { rank, prize: amount, currency } = event;
  const place = { ...partsOf(id), rank, amount, currency };
  return [{ row: { id: `placed/${id}`, position, type: 'placed', at, ...place } }];
};

const ofReview = ({ id, position, at, event }: RecordedEvent<ReviewEvent>): Change[] => {
  const key = `reviewed/${id}`;
  switch (event.type) {
    case 'review.written': {
      const { player, game, stars, review } = event;
      return [{ row: { id: key, position, player, type: 'reviewed', at, game, stars, review } }];
    }
    case 'review.edited':
      return [];
    case 'review.deleted':
      return [{ gone: key }];
  }
};

const ofRelation = ({ id, position, at, event }: RecordedEvent<RelationEvent>): Change[] => {
  const { low, high } = playersOf(id);
  const were = event.before.bond === 'friends';
  const are = event.relation.bond === 'friends';
  if (were === are) return [];
  return [
    [low, high],
    [high, low],
  ].map(([player = '', friend = '']) => {
    const key = `friends/${player}/${friend}`;
    return are
      ? { row: { id: key, position, player, type: 'friends', at, friend } }
      : { gone: key };
  });
};

const inOrder = (events: readonly RecordedEvent<StoredEvent>[]): Change[] =>
  [
    ...eventsOf(playerKind, events).map((event) => [event.position, ofPlayer(event)] as const),
    ...eventsOf(roundKind, events).map((event) => [event.position, ofRound(event)] as const),
    ...eventsOf(scratcherKind, events).map(
      (event) => [event.position, ofScratcher(event)] as const,
    ),
    ...eventsOf(achievementKind, events).map(
      (event) => [event.position, ofAchievement(event)] as const,
    ),
    ...eventsOf(levelKind, events).map((event) => [event.position, ofLevel(event)] as const),
    ...eventsOf(entryKind, events).map((event) => [event.position, ofEntry(event)] as const),
    ...eventsOf(reviewKind, events).map((event) => [event.position, ofReview(event)] as const),
    ...eventsOf(relationKind, events).map((event) => [event.position, ofRelation(event)] as const),
  ]
    .sort(([a], [b]) => a - b)
    .flatMap(([, changes]) => changes);

/** What players did, a row each; what is taken back is taken out [§7 B activities]. */
export const activitiesProjection: Projection = {
  name: 'activities',
  revision: 3,
  tables: ['activities'],
  async apply(tx, events) {
    // Per row only its last change counts: a batch may hold a thing and its opposite.
    const last = new Map<string, Row | undefined>();
    for (const change of inOrder(events)) {
      if ('row' in change) last.set(change.row.id, change.row);
      else last.set(change.gone, undefined);
    }
    if (last.size === 0) return;
    await tx`delete from activities where id = any(${[...last.keys()]})`;
    const rows = [...last.values()].filter((row) => row !== undefined);
    if (rows.length === 0) return;
    await tx`
      insert into activities (
        id, position, player, type, at, game, currency, amount, stars, friend, achievement,
        tournament, rank, review, level)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as row (
        id text, position bigint, player text, type text, at timestamptz, game text,
        currency text, amount bigint, stars int, friend text, achievement text, tournament text,
        rank int, review text, level int)`;
  },
};
