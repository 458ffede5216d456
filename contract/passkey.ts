import * as z from 'zod/mini';
import { staffCall } from './call';
import { PASSKEY_NAME_MAX, PASSKEYS_MAX } from './limits';
import { Done, Id, Instant, textOf } from './words';

/** Passkeys as browsers speak of them (WebAuthn, JSON serialisation) [decisions 145, 194]. */
const Encoded = z.string().check(z.minLength(1), z.maxLength(16_000), z.regex(/^[\w-]+$/));
const Credential = z.object({
  id: Encoded,
  rawId: Encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
});

/** What a passkey says to a challenge: that its owner is here. */
export const PasskeyProof = z.object({
  ...Credential.shape,
  response: z.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: z.optional(z.string().check(z.maxLength(200))),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

/** What a browser says of a passkey that it made. */
export const PasskeyMade = z.object({
  ...Credential.shape,
  response: z.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
    transports: z.optional(
      z.array(z.string().check(z.maxLength(20))).check(z.maxLength(PASSKEYS_MAX)),
    ),
  }),
});
export type PasskeyMade = z.infer<typeof PasskeyMade>;

/** What a passkey is asked: any of this platform's that its owner unlocks. */
export const PasskeyChallenge = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** What a browser makes a passkey from. */
export const PasskeyWanted = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** A passkey as its owner reads it. */
export const Passkey = z.object({
  _id: Id,
  name: z.string(),
  addedAt: Instant,
  usedAt: z.optional(Instant),
});
export type Passkey = z.infer<typeof Passkey>;

const own = {
  audience: 'staff',
  staff: 'own',
  stance: 'neutral',
  method: 'POST',
  spec: 'issue 19, decision 145',
} as const;
/** What its owner calls it. */
export const PasskeyName = textOf(1, PASSKEY_NAME_MAX);

export const listPasskeys = staffCall({
  ...own,
  name: 'listPasskeys',
  method: 'GET',
  path: '/staff/passkeys',
  kind: 'read',
  rate: 'read',
  out: z.object({ items: z.array(Passkey), total: z.int() }),
  refusals: [],
  says: 'The passkeys of the member who asks',
});

export const askPasskey = staffCall({
  ...own,
  name: 'askPasskey',
  path: '/staff/passkeys/ask',
  kind: 'read',
  rate: 'write',
  out: PasskeyWanted,
  refusals: [],
  says: 'What a browser is asked to make a passkey from; good for two minutes, once',
});

export const addPasskey = staffCall({
  ...own,
  name: 'addPasskey',
  path: '/staff/passkeys',
  kind: 'command',
  rate: 'write',
  isFresh: true,
  body: z.object({ name: PasskeyName, made: PasskeyMade }),
  out: Passkey,
  refusals: ['passkey-refused', 'passkeys-full'],
  says: 'Keep a passkey, which opens the door in place of a code',
});

export const renamePasskey = staffCall({
  ...own,
  name: 'renamePasskey',
  path: '/staff/passkeys/rename',
  kind: 'command',
  rate: 'write',
  body: z.object({ _id: Id, name: PasskeyName }),
  out: Done,
  refusals: ['not-found'],
  says: 'Call a passkey something else',
});

export const removePasskey = staffCall({
  ...own,
  name: 'removePasskey',
  path: '/staff/passkeys/remove',
  kind: 'command',
  rate: 'write',
  isFresh: true,
  body: z.object({ _id: Id }),
  out: Done,
  refusals: ['not-found'],
  says: 'Let a passkey open nothing any more',
});
