import * as z from 'zod/mini';
import { FactorCode, GivenPassword } from './auth';
import { call } from './call';
import { RECOVERY_CODES } from './limits';
import { Done, Instant } from './words';

/** A player's second factor, an app of codes [decision 194]. */
export const Factor = z.object({
  since: Instant,
  /** How many of the codes shown once are left. */
  recoveryLeft: z.int(),
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
const unproven = ['wrong-credentials', 'code-wrong', 'too-many-attempts'] as const;

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
  refusals: [...unproven, 'step-illegal'],
  says: 'Sign in with a second factor from now on; tells the recovery codes once',
});

export const renewRecovery = call({
  ...own,
  name: 'renewRecovery',
  path: '/settings/factor/recovery',
  kind: 'command',
  body: z.object({ password: GivenPassword, code: FactorCode }),
  out: Kept,
  refusals: [...unproven, 'step-illegal'],
  says: 'New recovery codes; those of before are worth nothing',
});

export const removeFactor = call({
  ...own,
  name: 'removeFactor',
  path: '/settings/factor/remove',
  kind: 'command',
  body: z.object({ password: GivenPassword, code: FactorCode }),
  out: Done,
  refusals: unproven,
  says: 'Sign in with the password alone again',
});
