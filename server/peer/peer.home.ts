import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import type { Secrets } from '../secret/secret';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const NAME_BYTES = 24;

/** Where the other processes reach one that listens here, unless its operator says so (`PEER_URL`). */
export const addressHere = (host: string, port: number): string => {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const outward = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  const shown = isEverywhere ? (outward?.address ?? '127.0.0.1') : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
};

/**
 * Where connections live [decision 84]. A connection's name begins with the address of the process
 * that keeps it, sealed under the platform's secret: every process finds it there, nobody else reads
 * or makes one, and nothing has to be kept or told.
 */
export class Homes {
  readonly #key: Buffer;
  #address = '';
  #seal = '';

  constructor(secrets: Pick<Secrets, 'derive'>) {
    this.#key = Buffer.from(secrets.derive('peer home', ''), 'hex');
  }

  /** From now on this process is found at `address`, `http://10.0.0.7:3000`. */
  settle(address: string): void {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#key, nonce);
    const sealed = Buffer.concat([nonce, cipher.update(address), cipher.final()]);
    this.#address = address;
    this.#seal = Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url');
  }

  /** The name of a new connection that this process keeps; whoever knows it may use it. */
  nameHere(): string {
    return `${this.#seal}.${randomBytes(NAME_BYTES).toString('base64url')}`;
  }

  /** The address of the other process that keeps the connection; undefined where only this one can know. */
  elsewhere(name: string): URL | undefined {
    const seal = name.slice(0, Math.max(0, name.indexOf('.')));
    if (seal === '' || seal === this.#seal) return undefined;
    const address = this.#open(seal);
    // One that was here before and is gone has the same address.
    return address === undefined || address === this.#address ? undefined : new URL(address);
  }

  #open(seal: string): string | undefined {
    const bytes = Buffer.from(seal, 'base64url');
    if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
    const decipher = createDecipheriv(CIPHER, this.#key, bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      const address = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([address, decipher.final()]).toString();
    } catch {
      return undefined;
    }
  }
}
