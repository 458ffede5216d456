import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { Secrets } from '../secret/secret';
import { canonical } from '../store/canonical';

/** What stands before the 32 bytes of an Ed25519 key in its usual form (PKCS #8). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

interface Signature {
  /** The public key, 32 bytes in base64url: whoever checks compares it with the published one. */
  readonly key: string;
  /** Ed25519 over the canonical JSON of all the rest, in base64url. */
  readonly signature: string;
}

/** Signs what the platform says of its books, by a key that is derived from the master secret. */
export const signed = <Told extends object>(
  secrets: Pick<Secrets, 'derive'>,
  told: Told,
): Told & Signature => {
  const seed = Buffer.from(secrets.derive('published books', 'signing'), 'hex');
  const secret = createPrivateKey({
    key: Buffer.concat([PKCS8, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const { x: key = '' } = createPublicKey(secret).export({ format: 'jwk' });
  const whole = { ...told, key };
  return {
    ...whole,
    signature: sign(null, Buffer.from(canonical(whole)), secret).toString('base64url'),
  };
};
