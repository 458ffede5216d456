import * as z from 'zod/mini';
import {
  Birthday,
  Email,
  FactorProof,
  factorRefusals,
  GivenPassword,
  Password,
  Username,
} from './auth';
import { phonePattern } from './auth.rules';
import { call } from './call';
import { ABOUT_MAX, PERSON_NAME_MAX } from './limits';
import { playModes } from './play.rules';
import { LettersFrom, NotificationSettings, Own, Privacy, User } from './player';
import { Gender, Purpose, Relationship } from './profile';
import { CountryCode, Done, Id, Instant, LanguageCode, Region, textOf } from './words';

const PersonName = textOf(0, PERSON_NAME_MAX).check(z.regex(/^[^\n]*$/));
const Phone = z.string().check(z.trim(), z.regex(phonePattern));
const Timezone = z.string().check(z.maxLength(64), z.regex(/^[A-Za-z0-9_+/-]*$/));
/** A field that `null` takes back; of a text, nothing does as well. */
const orNone = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));

/** What a player tells of themselves [§3 User]. What is not sent stays, `null` takes it back. */
export const Details = z.object({
  firstname: orNone(PersonName),
  lastname: orNone(PersonName),
  gender: orNone(Gender),
  phone: orNone(Phone),
  country: orNone(CountryCode),
  /** State or province, of the United States and Canada only. */
  region: orNone(Region),
  language: orNone(LanguageCode),
  timezone: orNone(Timezone),
  relationship: orNone(Relationship),
  forRelationship: orNone(Purpose),
  about: orNone(textOf(0, ABOUT_MAX)),
  /** Taken once: a correction needs support [decision 12]. */
  birthday: z.optional(Birthday),
});
export type Details = z.infer<typeof Details>;
export type DetailField = keyof Details;

const command = { audience: 'player', kind: 'command' } as const;

/** Who asks shows once more that it is they: the password, and the second factor of who has one. */
const Proven = z.object({ password: GivenPassword, ...FactorProof.shape });
const unproven = ['wrong-credentials', ...factorRefusals, 'too-many-attempts'] as const;

export const updateSettings = call({
  stance: 'neutral',
  ...command,
  name: 'updateSettings',
  method: 'POST',
  path: '/settings/update',
  aliases: [
    { method: 'POST', path: '/settings/update' },
    { method: 'PUT', path: '/settings/:id' },
  ],
  rate: 'write',
  params: Own,
  /** Other fields may be sent; the server takes none of them from a client [decision 4]. */
  body: z.extend(Details, {
    view: z.optional(z.enum(['flag', 'level'])),
    playMode: z.optional(z.enum(playModes)),
    settings: z.optional(z.partial(Privacy)),
    notificationSettings: z.optional(z.partial(NotificationSettings)),
    letters: z.optional(LettersFrom),
  }),
  out: User,
  refusals: ['not-found', 'body-invalid', 'birthday-set', 'details-verified'],
  spec: '§7 B settings',
  says: 'Change one’s profile, privacy and notification settings',
});

export const setPrivacy = call({
  stance: 'neutral',
  ...command,
  name: 'setPrivacy',
  method: 'POST',
  path: '/settings/privacy',
  aliases: [{ method: 'PUT', path: '/settings/:id/privacy' }],
  rate: 'write',
  params: Own,
  body: z.partial(Privacy),
  out: z.object({ settings: Privacy }),
  refusals: ['not-found'],
  spec: '§7 A settings, §3 Privacy settings',
  says: 'Say who may read which of one’s fields',
});

export const changeEmail = call({
  stance: 'neutral',
  ...command,
  name: 'changeEmail',
  method: 'POST',
  path: '/settings/email',
  aliases: [{ method: 'POST', path: '/settings/email' }],
  rate: 'auth',
  body: z.object({ email: Email, ...Proven.shape }),
  out: z.object({ ok: z.literal(true), resetEmail: z.string() }),
  refusals: [...unproven, 'member-refused'],
  spec: '§7 B settings, §3 resetEmail',
  says: 'Ask for another e-mail address: it holds once the link mailed to it is used',
});

export const cancelEmail = call({
  stance: 'neutral',
  ...command,
  name: 'cancelEmail',
  method: 'POST',
  path: '/settings/cancel/email',
  aliases: [{ method: 'POST', path: '/settings/cancel/email' }],
  rate: 'write',
  out: Done,
  refusals: [],
  spec: '§7 B settings',
  says: 'Keep the e-mail address: the link mailed to the other one is worth nothing',
});

export const verifyEmail = call({
  stance: 'neutral',
  name: 'verifyEmail',
  method: 'POST',
  path: '/settings/verified',
  aliases: [{ method: 'POST', path: '/settings/verified' }],
  audience: 'anyone',
  kind: 'command',
  rate: 'auth',
  body: z.object({ link: z.optional(z.string().check(z.minLength(16), z.maxLength(200))) }),
  out: Done,
  refusals: ['link-invalid', 'not-signed-in', 'member-refused', 'too-many-attempts'],
  spec: '§7 B settings',
  says: 'Prove an e-mail address by the link mailed to it; without one, have it mailed again',
});

export const changeUsername = call({
  stance: 'neutral',
  ...command,
  name: 'changeUsername',
  method: 'POST',
  path: '/settings/username',
  aliases: [{ method: 'POST', path: '/settings/username' }],
  rate: 'auth',
  body: z.object({ username: Username }),
  out: z.object({ username: z.string() }),
  refusals: ['member-refused', 'conflict'],
  spec: '§7 B settings',
  says: 'Take another username; the one before is free again',
});

export const changePassword = call({
  stance: 'neutral',
  ...command,
  name: 'changePassword',
  method: 'POST',
  path: '/settings/password',
  aliases: [
    { method: 'POST', path: '/settings/password' },
    { method: 'PUT', path: '/settings/:id/password' },
  ],
  rate: 'auth',
  params: Own,
  body: z.object({ ...Proven.shape, newPassword: Password }),
  out: Done,
  refusals: ['not-found', ...unproven, 'password-weak'],
  spec: '§7 B settings',
  says: 'Change the password; every other session ends',
});

/** A signed-in browser of the caller. */
export const SessionEntry = z.object({
  _id: Id,
  /** `Firefox, Linux`, as far as the browser told. */
  device: z.optional(z.string()),
  /** The country of the address that it was opened from, where it is known. */
  place: z.optional(CountryCode),
  openedAt: Instant,
  /** When its token was last renewed. */
  seenAt: Instant,
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;

export const listSessions = call({
  stance: 'neutral',
  name: 'listSessions',
  method: 'GET',
  path: '/settings/sessions',
  audience: 'player',
  kind: 'read',
  rate: 'read',
  out: z.object({ items: z.array(SessionEntry) }),
  refusals: [],
  spec: 'decision 9',
  says: 'Where the caller is signed in, newest first',
});

export const endSession = call({
  stance: 'neutral',
  ...command,
  name: 'endSession',
  method: 'POST',
  path: '/settings/sessions/end',
  rate: 'write',
  body: z.object({ _id: Id }),
  out: Done,
  refusals: ['not-found'],
  spec: 'decision 9',
  says: 'Sign one of the caller’s browsers out',
});

export const exportAccount = call({
  stance: 'neutral',
  name: 'exportAccount',
  isSealed: true,
  method: 'POST',
  path: '/settings/export',
  audience: 'player',
  kind: 'read',
  rate: 'auth',
  out: z.object({
    at: Instant,
    user: User,
    /** By noun: everything that the platform keeps about the caller. */
    sections: z.record(z.string(), z.unknown()),
  }),
  refusals: [],
  spec: 'decision 4',
  says: 'Everything that the platform keeps about the caller, as JSON',
});

export const eraseAccount = call({
  stance: 'neutral',
  ...command,
  name: 'eraseAccount',
  method: 'POST',
  path: '/settings/erase',
  rate: 'auth',
  body: Proven,
  out: Done,
  refusals: [...unproven, 'money-left', 'round-open'],
  spec: '§3 User',
  says: 'Erase the account for ever: personal facts become unreadable, the books stay',
});

/** A day or season that changes the look of the platform [§3]. */
export const Holiday = z.object({
  _id: Id,
  name: z.string(),
  start: Instant,
  end: Instant,
  /** Where; nowhere named means everywhere. */
  countries: z.array(CountryCode),
  /** Worn in place of the usual one. */
  logo: z.optional(z.string()),
});
export type Holiday = z.infer<typeof Holiday>;

export const listHolidays = call({
  stance: 'neutral',
  name: 'listHolidays',
  method: 'GET',
  path: '/settings/holidays',
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  out: z.object({ items: z.array(Holiday) }),
  refusals: [],
  spec: '§7 B, §3 Holiday',
  says: 'Holidays of this year and the next',
});
