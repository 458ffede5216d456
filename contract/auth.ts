import * as z from 'zod/mini';
import { factorPattern, isBirthday, isEmail, isPasswordLength, isUsername } from './auth.rules';
import { call } from './call';
import { EMAIL_MAX, FAVOURITES_MAX, PASSWORD_MAX } from './limits';
import { PasskeyProof } from './passkey';
import { CountryCode, Done, LanguageCode, Region } from './words';

export const Email = z.string().check(z.maxLength(EMAIL_MAX), z.refine(isEmail));
export const Username = z.string().check(z.refine(isUsername));
export const Password = z.string().check(z.refine(isPasswordLength));
/** A password that is only compared: its rules may have been others when it was chosen. */
export const GivenPassword = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));

/** Of the second factor: six digits of an app, or a code that was shown once [decision 194]. */
export const FactorCode = z.string().check(z.trim(), z.regex(factorPattern));

/** What proves a second factor, of who has one: a code, or a passkey in its place [decision 194]. */
export const FactorProof = z.object({
  code: z.optional(FactorCode),
  passkey: z.optional(PasskeyProof),
});
export const factorRefusals = ['factor-needed', 'code-wrong', 'passkey-refused'] as const;

/** Day, month and year of birth, a real date [§3]. */
export const Birthday = z
  .object({
    day: z.int().check(z.gte(1), z.lte(31)),
    month: z.int().check(z.gte(1), z.lte(12)),
    year: z.int().check(z.gte(1900), z.lte(2100)),
  })
  .check(z.refine(isBirthday));
export type Birthday = z.infer<typeof Birthday>;

export const SignUpBody = z.object({
  email: Email,
  username: Username,
  password: Password,
  /** Acceptance of the terms [decision 12]. */
  terms: z.literal(true),
  birthday: z.optional(Birthday),
  /** Affiliate and campaign the visitor came from. */
  aid: z.optional(z.string().check(z.maxLength(64))),
  cid: z.optional(z.string().check(z.maxLength(64))),
  timezone: z.optional(z.string().check(z.maxLength(64))),
  /** A guest's favourites, offered to the new account; what is no game is passed over. */
  games: z.optional(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(FAVOURITES_MAX))),
  country: z.optional(CountryCode),
  /** State or province, where the country is the United States or Canada. */
  region: z.optional(Region),
  language: z.optional(LanguageCode),
});
export type SignUpBody = z.infer<typeof SignUpBody>;

export const SignInBody = z.object({
  email: z.string().check(z.minLength(1), z.maxLength(EMAIL_MAX)),
  password: GivenPassword,
  ...FactorProof.shape,
  country: z.optional(CountryCode),
  language: z.optional(LanguageCode),
});
export type SignInBody = z.infer<typeof SignInBody>;

export const SignedUp = z.object({
  token: z.string(),
  username: z.string(),
  email: z.string(),
  isPlayerInOperator: z.literal(true),
});
export const SignedIn = z.object({ token: z.string(), playerInOperator: z.literal(true) });

/** Claims of the login token; `iat` and `exp` in seconds [§3, decision 9]. */
export const TokenClaims = z.object({
  /** `viewer` where staff looks at the player's page [decision 189]. */
  aud: z.optional(z.string()),
  sub: z.optional(z.string()),
  sid: z.optional(z.string()),
  iat: z.optional(z.number()),
  exp: z.optional(z.number()),
});
export type TokenClaims = z.infer<typeof TokenClaims>;

const auth = { rate: 'auth', spec: '§7 B auth', kind: 'command' } as const;

export const signUp = call({
  stance: 'neutral',
  ...auth,
  name: 'signUp',
  method: 'POST',
  path: '/auth/sign-up',
  aliases: [{ method: 'POST', path: '/auth/sign-up' }],
  audience: 'anyone',
  body: SignUpBody,
  out: SignedUp,
  refusals: ['member-refused', 'password-weak'],
  says: 'Become a player',
});

export const signIn = call({
  stance: 'neutral',
  ...auth,
  name: 'signIn',
  method: 'POST',
  path: '/auth/sign-in',
  aliases: [{ method: 'POST', path: '/auth/sign-in' }],
  audience: 'anyone',
  body: SignInBody,
  out: SignedIn,
  refusals: ['wrong-credentials', ...factorRefusals, 'suspended', 'too-many-attempts'],
  says: 'Sign in with an e-mail address or username and a password',
});

export const whiteSignIn = call({
  stance: 'neutral',
  ...auth,
  name: 'whiteSignIn',
  method: 'POST',
  path: '/auth/white-sign-in',
  audience: 'anyone',
  body: z.union([
    z.object({ email: Email }),
    z.object({
      link: z.string().check(z.minLength(16), z.maxLength(200)),
      ...FactorProof.shape,
    }),
  ]),
  out: z.union([SignedIn, Done]),
  refusals: ['link-invalid', ...factorRefusals, 'suspended', 'too-many-attempts'],
  says: 'Ask for a one-time sign-in link by mail, or sign in with one',
});

export const signOut = call({
  stance: 'neutral',
  ...auth,
  rate: 'write',
  name: 'signOut',
  method: 'POST',
  path: '/auth/sign-out',
  aliases: [{ method: 'POST', path: '/auth/sign-out' }],
  audience: 'player',
  out: Done,
  refusals: [],
  says: 'End this session: its token stops working at once',
});

export const signOutEverywhere = call({
  stance: 'neutral',
  ...auth,
  rate: 'write',
  name: 'signOutEverywhere',
  method: 'POST',
  path: '/auth/sign-out-sync',
  aliases: [{ method: 'POST', path: '/auth/sign-out-sync' }],
  audience: 'player',
  out: Done,
  refusals: [],
  says: 'End every session of this player',
});

export const refreshToken = call({
  stance: 'neutral',
  ...auth,
  rate: 'write',
  renews: true,
  name: 'refreshToken',
  method: 'PUT',
  path: '/auth/refresh',
  aliases: [{ method: 'PUT', path: '/auth/refresh' }],
  audience: 'player',
  out: z.object({ refreshedToken: z.string() }),
  refusals: [],
  says: 'A fresh token in place of this one, which is good until that is used',
});

export const forgotPassword = call({
  stance: 'neutral',
  ...auth,
  name: 'forgotPassword',
  method: 'POST',
  path: '/auth/forgot-password',
  aliases: [{ method: 'POST', path: '/auth/forgot-password' }],
  audience: 'anyone',
  body: z.object({ email: Email }),
  out: Done,
  refusals: ['too-many-attempts'],
  says: 'Mail a link for a new password; the answer never tells whether the account exists',
});

export const newPassword = call({
  stance: 'neutral',
  ...auth,
  name: 'newPassword',
  method: 'POST',
  path: '/auth/new-password',
  aliases: [{ method: 'POST', path: '/auth/new-password' }],
  audience: 'anyone',
  body: z.object({ link: z.string().check(z.minLength(16), z.maxLength(200)), password: Password }),
  out: Done,
  refusals: ['link-invalid', 'password-weak'],
  says: 'Set a new password with the mailed link; every session ends',
});

export const checkUsername = call({
  stance: 'neutral',
  ...auth,
  kind: 'read',
  name: 'checkUsername',
  method: 'POST',
  path: '/auth/username',
  audience: 'anyone',
  body: z.object({ username: Username }),
  out: z.object({ available: z.boolean() }),
  refusals: [],
  says: 'Whether a username is still free',
});

export const userMembership = call({
  stance: 'neutral',
  ...auth,
  kind: 'read',
  name: 'userMembership',
  method: 'POST',
  path: '/auth/user-membership',
  audience: 'anyone',
  body: z.union([z.object({ email: Email }), z.object({ username: Username })]),
  out: z.object({ member: z.optional(z.boolean()) }),
  refusals: [],
  says: 'Whether the caller’s own address or username is a member; silent about others',
});

export const registerDeviceToken = call({
  stance: 'neutral',
  ...auth,
  rate: 'write',
  name: 'registerDeviceToken',
  method: 'PUT',
  path: '/auth/registerDeviceToken',
  audience: 'player',
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(4_096)),
    deviceName: z.string().check(z.maxLength(120)),
  }),
  out: Done,
  refusals: [],
  says: 'Remember a browser that takes push messages, until sign-out',
});

export const forgetDeviceToken = call({
  stance: 'neutral',
  ...auth,
  rate: 'write',
  name: 'forgetDeviceToken',
  method: 'DELETE',
  path: '/auth/registerDeviceToken',
  audience: 'player',
  out: Done,
  refusals: [],
  says: 'Forget the browser of this session: nothing is pushed to it any more',
});
