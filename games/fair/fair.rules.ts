import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils';
import type { Draw } from './draw.rules';

/** What one round's randomness is made of; the nonce counts the rounds played on one server seed. */
export interface Seeds {
  readonly serverSeed: string;
  readonly clientSeed: string;
  /** A whole number from 0. */
  readonly nonce: number;
}

const WORDS_PER_BLOCK = 8;

/**
 * The promise published before play: SHA-256 of the server seed's UTF-8 text, in hex, so that
 * `printf %s "$seed" | sha256sum` checks it [decision 25].
 */
export const commitOf = (serverSeed: string): string => bytesToHex(sha256(utf8ToBytes(serverSeed)));

/**
 * The words of one round: block `cursor` is HMAC-SHA256(server seed, `clientSeed:nonce:cursor`),
 * read as eight big-endian words [decision 25]. `from` continues a round of several steps after
 * the words that its earlier steps used. Throws a RangeError for a nonce or start that is no
 * whole number from 0.
 */
export const fairDraw = ({ serverSeed, clientSeed, nonce }: Seeds, from = 0): Draw => {
  if (!Number.isSafeInteger(nonce) || nonce < 0) throw new RangeError('nonce is no whole number');
  if (!Number.isSafeInteger(from) || from < 0) throw new RangeError('from is no whole number');
  const keyed = hmac.create(sha256, utf8ToBytes(serverSeed));
  let used = from;
  let held = -1;
  let block: DataView = new DataView(new ArrayBuffer(0));
  return {
    word() {
      const cursor = Math.floor(used / WORDS_PER_BLOCK);
      if (cursor !== held) {
        const message = utf8ToBytes(`${clientSeed}:${nonce}:${cursor}`);
        const digest = keyed.clone().update(message).digest();
        block = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
        held = cursor;
      }
      const word = block.getUint32((used % WORDS_PER_BLOCK) * 4);
      used += 1;
      return word;
    },
    get used() {
      return used;
    },
  };
};
