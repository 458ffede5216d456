import { createECDH } from 'node:crypto';
import type { Secrets } from '../secret/secret';

/** The platform's name towards push services (RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * The VAPID key pair, the same after every start: its private number is derived from the master
 * secret, which the first start made.
 */
export const pushKeysOf = (secrets: Secrets): PushKeys => {
  const curve = createECDH('prime256v1');
  // Not every number is a private key of the curve; one in 2^32 is not.
  for (let attempt = 0; ; attempt += 1) {
    const number = Buffer.from(secrets.derive('push', `vapid ${attempt}`), 'hex');
    try {
      curve.setPrivateKey(number);
    } catch {
      continue;
    }
    return {
      publicKey: curve.getPublicKey('base64url', 'uncompressed'),
      privateKey: number.toString('base64url'),
    };
  }
};
