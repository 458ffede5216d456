import * as z from 'zod/mini';
import { call } from './call';
import { Person } from './player';
import { Amount, GameNames, Id, Instant, pageOf } from './words';

export const activityTypes = [
  'joined',
  'won',
  'jackpot',
  'scratched',
  'reviewed',
  'favourite',
  'friends',
  'achieved',
  'levelled',
  'placed',
] as const;

/** Something a player did that others may read [§1, §7 B activities]. */
export const Activity = z.object({
  _id: z.string(),
  playerId: Id,
  player: z.string(),
  type: z.enum(activityTypes),
  createdAt: Instant,
  game: z.optional(
    z.object({
      _id: Id,
      name: GameNames,
      defaultName: z.string(),
      urlFriendlyName: z.string(),
      art: z.string(),
    }),
  ),
  /** What was won, in minor units. */
  amount: z.optional(Amount),
  currency: z.optional(z.string()),
  stars: z.optional(z.int()),
  /** What was achieved: its translation, and the game where it counts. */
  achievement: z.optional(
    z.object({
      _id: Id,
      supplierAchievementId: z.string(),
      asWritten: z.optional(z.literal(true)),
      name: z.string(),
    }),
  ),
  /** The level that was reached. */
  level: z.optional(z.int()),
  /** The tournament that paid `amount`, and for which rank; named as a winner's. */
  tournament: z.optional(
    z.object({
      _id: Id,
      name: z.string(),
      templateId: z.optional(z.string()),
      rank: z.int(),
    }),
  ),
  /** Whom the player became friends with. */
  friend: z.optional(Person),
});
export type Activity = z.infer<typeof Activity>;

const ROOM = 'activities:';
/** The public room of whoever has a player's activities open [§7 Real-time, activity]. */
export const activitiesRoom = (player: string): string => ROOM + player;
/** The player whose activities a room is of; undefined for another room. */
export const playerOfRoom = (room: string): string | undefined =>
  room.startsWith(ROOM) ? room.slice(ROOM.length) : undefined;

const Offset = z.coerce.number().check(z.int(), z.gte(0), z.lte(100_000));
const read = { kind: 'read', rate: 'read', spec: '§7 B activities', method: 'GET' } as const;

export const myActivities = call({
  stance: 'neutral',
  ...read,
  name: 'myActivities',
  path: '/activities/my/:offset',
  audience: 'player',
  params: z.object({ offset: Offset }),
  out: pageOf(Activity),
  refusals: [],
  says: 'What the caller did, newest first, twenty from an offset',
});

export const playerActivities = call({
  stance: 'neutral',
  ...read,
  name: 'playerActivities',
  path: '/activities/player/:id/:offset',
  audience: 'anyone',
  params: z.object({ id: Id, offset: Offset }),
  out: pageOf(Activity),
  refusals: ['not-found'],
  says: 'What a player did, as far as the caller may read of it',
});
