import * as z from 'zod/mini';
import { Birthday } from './auth';
import { call } from './call';
import { CountryCode, Id, LanguageCode } from './words';

/** Relationship options, as §3 words them; phrases are `Settings.{option}`. */
export const relationships = ['Single', 'Cohabitant', 'Engaged', 'Married', 'Complicated'] as const;
export const Relationship = z.enum(relationships);
/** 'Here to' options [§3]. */
export const purposes = [
  'Have fun',
  'Flirt',
  'Find friends',
  'Find a partner',
  'Play games',
] as const;
export const Purpose = z.enum(purposes);
export const genders = ['Female', 'Male', 'Other'] as const;
export const Gender = z.enum(genders);

/**
 * How somebody stands to a player whose facts they ask for. `requester` has asked this player for
 * friendship, `requested` was asked by them. `hidden` is anybody who may not know that the player
 * exists: blocked either way, or the player is erased or unknown [decision 18].
 */
export const standings = [
  'self',
  'friend',
  'requester',
  'requested',
  'follower',
  'member',
  'guest',
  'hidden',
  'staff',
] as const;
export const Standing = z.enum(standings);
export type Standing = z.infer<typeof Standing>;

/** A player as somebody may see them: what they may not read is absent [§2 popup card, §3 User]. */
export const Profile = z.object({
  _id: Id,
  username: z.string(),
  /** First and last name joined where both the player and their privacy give it, else the username. */
  name: z.string(),
  level: z.int(),
  /** What stands beside the name: a flag only for those who may see the country [decision 16]. */
  view: z.enum(['flag', 'level']),
  subscription: z.int(),
  presence: z.enum(['online', 'recent', 'offline']),
  /** How the caller stands to this player, or as whom they look at themselves. */
  standing: Standing,
  friendCount: z.int(),
  icon: z.optional(z.string()),
  background: z.optional(z.string()),
  language: z.optional(LanguageCode),
  country: z.optional(CountryCode),
  flag: z.optional(z.string()),
  timezone: z.optional(z.string()),
  about: z.optional(z.string()),
  relationship: z.optional(Relationship),
  forRelationship: z.optional(Purpose),
  gender: z.optional(Gender),
  birthday: z.optional(Birthday),
  age: z.optional(z.int()),
});
export type Profile = z.infer<typeof Profile>;

/** As whom a player looks at their own profile. */
export const ViewAs = z.enum(['guest', 'member', 'friend']);
export type ViewAs = z.infer<typeof ViewAs>;

export const getProfile = call({
  stance: 'neutral',
  name: 'getProfile',
  method: 'GET',
  path: '/fetch/:id',
  aliases: [{ method: 'GET', path: '/fetch/:id' }],
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  /** `me` is the caller, `admin` the platform's official account [decision 6]. */
  params: z.object({ id: z.union([z.literal('me'), z.literal('admin'), Id]) }),
  query: z.object({ as: z.optional(ViewAs) }),
  out: Profile,
  refusals: ['not-found', 'not-signed-in', 'forbidden'],
  spec: '§7 B, §6 Profile privacy',
  says: 'A player as the caller may see them, or one’s own profile as others see it',
});
