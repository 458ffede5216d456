import { createHash, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { PASSKEY_CHALLENGE_MS } from '../../contract/limits';
import type { PasskeyMade, PasskeyProof } from '../../contract/passkey';
import type { Sql } from '../store/database';
import type { KeptPasskey, Passkeys, Proof } from './factor.state';

const CHALLENGE_BYTES = 32;
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** The page that passkeys belong to: they answer no other, whatever it looks like. */
export interface Site {
  readonly origin: string;
  /** The name of the host: what browsers call the relying party. */
  readonly rpId: string;
}

export const siteOf = (publicUrl: string): Site => {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, rpId: hostname };
};

/** Browsers make no passkeys for a bare address. */
export const takesPasskeys = ({ rpId }: Site): boolean => isIP(rpId.replace(/^\[|\]$/g, '')) === 0;

/** What a challenge was made for: to prove oneself, or by whom a passkey is made. */
type Purpose = { readonly purpose: 'prove' } | { readonly purpose: 'make'; readonly who: string };

/** What passkeys are asked: each is good for two minutes, once, in every process. */
export class Challenges {
  constructor(readonly sql: Sql) {}

  /** A new one (base64url), at an instant (ISO 8601). */
  async make(asked: Purpose, now: string): Promise<string> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    const who = 'who' in asked ? asked.who : null;
    await this.sql`
      insert into staff_challenges (challenge, purpose, staff, made)
      values (${hashOf(challenge)}, ${asked.purpose}, ${who}, ${now})`;
    return challenge;
  }

  /** Whether it was made for this and is good at an instant (ISO 8601): it is not from then on. */
  async take(challenge: string, asked: Purpose, now: string): Promise<boolean> {
    const who = 'who' in asked ? asked.who : null;
    const taken = await this.sql`
      delete from staff_challenges
      where challenge = ${hashOf(challenge)} and purpose = ${asked.purpose}
        and staff is not distinct from ${who}
        and made > ${new Date(Date.parse(now) - PASSKEY_CHALLENGE_MS)}
      returning 1`;
    return taken.length > 0;
  }

  /** Forgets what nobody took. */
  async forget(now: number): Promise<void> {
    await this.sql`
      delete from staff_challenges where made < ${new Date(now - PASSKEY_CHALLENGE_MS)}`;
  }
}

interface Verifier {
  readonly site: Site;
  readonly challenges: Challenges;
  /** ISO 8601. */
  readonly now: string;
}

/** What is no passkey's at all throws: it is as good as one that does not fit. */
const fitting = async <Found>(find: () => Promise<Found>): Promise<Found | undefined> => {
  try {
    return await find();
  } catch {
    return undefined;
  }
};

/**
 * What a passkey of its owner says: that its owner unlocked it, for this page, now. Undefined where
 * the challenge is not ours or was answered, where it was asked by another page or not unlocked, where
 * its count went back, and where it is none of theirs.
 */
export const passkeyProof = async (
  passkeys: Passkeys,
  response: PasskeyProof,
  { site, challenges, now }: Verifier,
): Promise<Proof | undefined> => {
  const found = Object.entries(passkeys).find(([, { credential }]) => credential === response.id);
  const take = (challenge: string) => challenges.take(challenge, { purpose: 'prove' }, now);
  // Asked of whom there is not as well: it takes as long, and its challenge is spent.
  const [id, kept] = found ?? ['', { credential: response.id, publicKey: '', counter: 0 }];
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await fitting(() =>
    verifyAuthenticationResponse({
      response: response as never,
      expectedChallenge: take,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: {
        id: kept.credential,
        publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
        counter: kept.counter,
      },
    }),
  );
  if (found === undefined || !verified?.verified) return undefined;
  return { passkey: id, counter: verified.authenticationInfo.newCounter };
};

/** The passkey that a browser made for somebody, here and now; undefined where it did not. */
export const passkeyMade = async (
  who: string,
  response: PasskeyMade,
  { site, challenges, now }: Verifier,
): Promise<Pick<KeptPasskey, 'credential' | 'publicKey' | 'counter'> | undefined> => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await fitting(() =>
    verifyRegistrationResponse({
      response: response as never,
      expectedChallenge: (challenge) => challenges.take(challenge, { purpose: 'make', who }, now),
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
    }),
  );
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { credential: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
};

/** What a browser is asked to unlock. */
export const challengeOf = async ({ site, challenges, now }: Verifier) => ({
  challenge: await challenges.make({ purpose: 'prove' }, now),
  rpId: site.rpId,
  timeout: PASSKEY_CHALLENGE_MS,
  userVerification: 'required' as const,
});

/** Who makes a passkey: `id` is what its browser keeps it by, `site` what it says it is of. */
interface Maker {
  readonly id: string;
  /** What they sign in by. */
  readonly name: string;
  readonly shown: string;
  readonly site: string;
  readonly passkeys: Passkeys;
}

/** What a browser is asked to make a passkey from. */
export const wantedOf = async (maker: Maker, { site, challenges, now }: Verifier) => {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { pubKeyCredParams } = await generateRegistrationOptions({
    rpName: maker.site,
    rpID: site.rpId,
    userName: maker.name,
  });
  return {
    challenge: await challenges.make({ purpose: 'make', who: maker.id }, now),
    rp: { id: site.rpId, name: maker.site },
    user: {
      id: Buffer.from(maker.id).toString('base64url'),
      name: maker.name,
      displayName: maker.shown,
    },
    pubKeyCredParams,
    timeout: PASSKEY_CHALLENGE_MS,
    attestation: 'none' as const,
    excludeCredentials: Object.values(maker.passkeys).map(({ credential }) => ({
      id: credential,
      type: 'public-key' as const,
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  };
};

/** A passkey as its owner reads it. */
export const shownOf = (id: string, { name, at, usedAt }: Omit<KeptPasskey, 'credential'>) => ({
  _id: id,
  name,
  addedAt: at,
  ...(usedAt !== undefined && { usedAt }),
});
