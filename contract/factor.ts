import * as z from 'zod/mini';
import { FactorCode, FactorProof, factorRefusals, GivenPassword } from './auth';
import { call } from './call';
import { RECOVERY_CODES } from './limits';
import { Passkey, PasskeyChallenge, PasskeyMade, PasskeyName, PasskeyWanted } from './passkey';
import { Done, Id, Instant } from './words';

/** A player's second factor, an app of codes, and passkeys beside it [decision 194]. */
export const Factor = z.object({
  since: Instant,
  /** How many of the codes shown once are left. */
  recoveryLeft: z.int(),
  /** Each proves in place of a code. */
  passkeys: z.array(Passkey),
  /** Browsers make none for a bare address. */
  takesPasskeys: z.boolean(),
});
export type Factor = z.infer<typeof Factor>;

/** What an app of codes is given, until its first code is told. */
export const FactorSetup = z.object({
  /** Tells the platform which one it was; good for the player who asked. */
  setup: z.string(),
  /** Base32. */
  secret: z.string(),
  uri: z.string(),
});
export type FactorSetup = z.infer<typeof FactorSetup>;

const Kept = z.object({
  factor: Factor,
  /** Each signs in once in place of a code of the app; told this once and never again. */
  recovery: z.array(z.string()).check(z.maxLength(RECOVERY_CODES)),
});

const own = {
  audience: 'player',
  stance: 'neutral',
  method: 'POST',
  rate: 'auth',
  spec: 'issue 19, decision 194',
} as const;
const Proven = z.object({ password: GivenPassword, ...FactorProof.shape });
const unproven = ['wrong-credentials', ...factorRefusals, 'too-many-attempts'] as const;

export const readFactor = call({
  ...own,
  name: 'readFactor',
  method: 'GET',
  path: '/settings/factor',
  kind: 'read',
  rate: 'read',
  out: z.object({ factor: z.optional(Factor) }),
  refusals: [],
  says: 'Whether the caller signs in with a second factor, and since when',
});

export const askFactor = call({
  ...own,
  name: 'askFactor',
  isSealed: true,
  path: '/settings/factor/ask',
  kind: 'read',
  out: FactorSetup,
  refusals: [],
  says: 'What an app of codes is given; nothing holds before its first code is told',
});

export const setFactor = call({
  ...own,
  name: 'setFactor',
  path: '/settings/factor',
  kind: 'command',
  body: z.object({
    setup: z.string().check(z.minLength(10), z.maxLength(200)),
    password: GivenPassword,
    code: FactorCode,
  }),
  out: Kept,
  refusals: ['wrong-credentials', 'code-wrong', 'too-many-attempts', 'step-illegal'],
  says: 'Sign in with a second factor from now on; tells the recovery codes once',
});

export const renewRecovery = call({
  ...own,
  name: 'renewRecovery',
  path: '/settings/factor/recovery',
  kind: 'command',
  body: Proven,
  out: Kept,
  refusals: [...unproven, 'step-illegal'],
  says: 'New recovery codes; those of before are worth nothing',
});

export const removeFactor = call({
  ...own,
  name: 'removeFactor',
  path: '/settings/factor/remove',
  kind: 'command',
  body: Proven,
  out: Done,
  refusals: unproven,
  says: 'Sign in with the password alone again',
});

export const challengeFactor = call({
  ...own,
  name: 'challengeFactor',
  audience: 'anyone',
  path: '/auth/factor',
  kind: 'read',
  out: PasskeyChallenge,
  refusals: [],
  says: 'What a passkey is asked, whoever it is of; good for two minutes, once',
});

export const askFactorPasskey = call({
  ...own,
  name: 'askFactorPasskey',
  isSealed: true,
  path: '/settings/factor/passkeys/ask',
  kind: 'read',
  out: PasskeyWanted,
  refusals: ['step-illegal'],
  says: 'What a browser is asked to make a passkey from; good for two minutes, once',
});

export const addFactorPasskey = call({
  ...own,
  name: 'addFactorPasskey',
  path: '/settings/factor/passkeys',
  kind: 'command',
  body: z.object({ ...Proven.shape, name: PasskeyName, made: PasskeyMade }),
  out: z.object({ factor: Factor }),
  refusals: [...unproven, 'passkeys-full', 'step-illegal'],
  says: 'Keep a passkey, which proves in place of a code',
});

export const removeFactorPasskey = call({
  ...own,
  name: 'removeFactorPasskey',
  path: '/settings/factor/passkeys/remove',
  kind: 'command',
  body: z.object({ ...Proven.shape, _id: Id }),
  out: z.object({ factor: Factor }),
  refusals: [...unproven, 'step-illegal'],
  says: 'Let a passkey prove nothing any more',
});
