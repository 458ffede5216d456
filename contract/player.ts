import * as z from 'zod/mini';
import { Birthday } from './auth';
import { call } from './call';
import { Jurisdiction } from './country';
import { playModes } from './play.rules';
import { Gender, Purpose, Relationship } from './profile';
import { Amount, CountryCode, Currency, Id, Instant, LanguageCode, Region } from './words';

/** Who may see a profile field [§3, decision 15]. */
export const Audience = z.enum(['all', 'members', 'friends', 'none']);

export const Privacy = z.object({
  country: Audience,
  timezone: Audience,
  about: Audience,
  relationship: Audience,
  forRelationship: Audience,
  dateOfBirth: Audience,
  gender: Audience,
  name: Audience,
});
export type Privacy = z.infer<typeof Privacy>;

/** What a player is told of, by group [§3 notificationSettings]. */
export const NotificationSettings = z.object({
  friend: z.boolean(),
  gift: z.boolean(),
  letter: z.boolean(),
  scratcher: z.boolean(),
  challenge: z.boolean(),
  tournament: z.boolean(),
});
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** From whom a player takes letters. */
export const LettersFrom = z.enum(['everyone', 'friends', 'nobody']);
export type LettersFrom = z.infer<typeof LettersFrom>;

/** How many each list of the signed-in player holds; what is told of it may be the first only. */
export const UserTotals = z.object({
  friends: z.int(),
  following: z.int(),
  requests: z.int(),
  followers: z.int(),
  pendingRequestUsers: z.int(),
  blocked: z.int(),
  games: z.int(),
});

/** What a table may be covered with [decision 171]. */
export const Cloth = z.enum(['lagoon', 'berry', 'midnight', 'ember', 'ice', 'velvet']);
export type Cloth = z.infer<typeof Cloth>;

/**
 * The signed-in player, as they see themselves [§3 User]. Lists of people and games hold ids, the
 * first `USER_LIST_MAX` of each; `POST /friends` and `POST /games/find` page through them all.
 */
export const User = z.object({
  _id: Id,
  username: z.string(),
  email: z.string(),
  firstname: z.optional(z.string()),
  lastname: z.optional(z.string()),
  /** First and last name joined, else the username. */
  name: z.string(),
  birthday: z.optional(Birthday),
  /** Whole years, absent without a birth date. */
  age: z.optional(z.int()),
  gender: z.optional(Gender),
  phone: z.optional(z.string()),
  relationship: z.optional(Relationship),
  forRelationship: z.optional(Purpose),
  about: z.optional(z.string()),
  country: z.optional(CountryCode),
  region: z.optional(Region),
  /** File name of the country's flag image. */
  flag: z.optional(z.string()),
  language: z.optional(LanguageCode),
  timezone: z.optional(z.string()),
  currency: Currency,
  icon: z.optional(z.string()),
  background: z.optional(z.string()),
  isVerified: z.boolean(),
  emailVerified: z.boolean(),
  /** The address that waits for its mailed link to be used. */
  resetEmail: z.optional(z.string()),
  coins: Amount,
  coinsEarned: Amount,
  nextLevelCoinToEarn: z.optional(Amount),
  /** Progress to the next level in percent, rounded down. */
  perc: z.int(),
  level: z.int(),
  view: z.enum(['flag', 'level']),
  /** What the player plays in; absent where they never said [decision 118]. */
  playMode: z.optional(z.enum(playModes)),
  /** What lies on the player's tables; absent for the colours of each title [decision 171]. */
  cloth: z.optional(Cloth),
  /** The cloths that level and tier have opened. */
  cloths: z.array(Cloth),
  /** 2 while a subscription is active, else 0 [decision 33]. */
  subscription: z.int(),
  favorites: z.array(Id),
  settings: Privacy,
  notificationSettings: NotificationSettings,
  letters: LettersFrom,
  /** Friends by their id, favourites first. */
  friends: z.record(Id, z.object({ favourite: z.boolean() })),
  friendIds: z.array(Id),
  following: z.array(Id),
  /** Who asked the player for friendship. */
  requests: z.array(Id),
  followers: z.array(Id),
  /** Whom the player asked for friendship. */
  pendingRequestUsers: z.array(Id),
  blocked: z.array(Id),
  /** Games by their id, with the player's favourite flag. */
  games: z.record(Id, z.boolean()),
  gamesArr: z.array(Id),
  /** Achievements that the player has reached, the latest first. */
  achieved: z.array(Id),
  /** When each of them was reached, by its id. */
  achievement: z.record(Id, Instant),
  totals: UserTotals,
  /** What holds at the player's place [decision 30]. */
  jurisdictions: z.array(Jurisdiction),
  online: z.boolean(),
  seen: Instant,
});
export type User = z.infer<typeof User>;

/** Group A names the player in the path: one's own id, or nothing is there. */
export const Own = z.object({ id: z.optional(z.union([z.literal('me'), Id])) });

/** A player as something names them: a letter's sender, whom one became friends with. */
export const Person = z.object({
  _id: Id,
  username: z.string(),
  /** Small, for a face beside the name. */
  icon: z.optional(z.string()),
});

/** A player as another one sees them in a list. */
export const PlayerCard = z.object({
  _id: Id,
  username: z.string(),
  icon: z.optional(z.string()),
  level: z.int(),
  presence: z.enum(['online', 'recent', 'offline']),
});
export type PlayerCard = z.infer<typeof PlayerCard>;

export const getUser = call({
  stance: 'neutral',
  name: 'getUser',
  method: 'GET',
  path: '/get',
  aliases: [
    { method: 'GET', path: '/get' },
    { method: 'GET', path: '/auth/get-player' },
    { method: 'GET', path: '/settings/:id/get' },
  ],
  audience: 'player',
  kind: 'read',
  rate: 'read',
  params: Own,
  out: User,
  refusals: ['not-found'],
  spec: '§7 B',
  says: 'The signed-in player',
});
