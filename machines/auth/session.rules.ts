import type { TokenClaims } from '../../contract/auth';
import { TOKEN_REFRESH_MS } from '../../contract/limits';
import { aNumber, aText, fields } from '../kit/read';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;
const BYTE = 8;

/** Bytes of a base64url text, undefined when a character is none of its alphabet. */
const bytesOf = (text: string): number[] | undefined => {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) return undefined;
    held = (held << BITS) | value;
    bits += BITS;
    if (bits >= BYTE) {
      bits -= BYTE;
      bytes.push((held >> bits) & 0xff);
      held &= (1 << bits) - 1;
    }
  }
  return bytes;
};

const textOf = (bytes: readonly number[]): string =>
  decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readClaims = fields({}, { aud: aText, sub: aText, iat: aNumber, exp: aNumber });

/**
 * The claims of a three-part signed token, undefined when it is missing or undecodable, which
 * means unauthenticated [§4]. Only who and when; the signature is the server's to check.
 */
export const claimsOf = (token: string | undefined): TokenClaims | undefined => {
  const parts = token?.split('.') ?? [];
  const payload = parts.length === 3 ? bytesOf(parts[1] ?? '') : undefined;
  if (payload === undefined) return undefined;
  return readClaims(parsed(safeText(payload)));
};

const safeText = (bytes: readonly number[]): string => {
  try {
    return textOf(bytes);
  } catch {
    return '';
  }
};

/** Whether one token is the younger one of the same player, as another tab may have stored it. */
export const isYounger = (one: string | undefined, other: string): boolean => {
  const [young, old] = [claimsOf(one), claimsOf(other)];
  return (
    young?.sub === old?.sub &&
    young?.iat !== undefined &&
    old?.iat !== undefined &&
    young.iat > old.iat
  );
};

const inMs = (seconds: number): number => seconds * 1_000;

/** Expired at an instant (ms). With no exp a token never expires [§4]. */
export const isExpired = (claims: TokenClaims, at: number): boolean =>
  claims.exp !== undefined && inMs(claims.exp) <= at;

/** Whether a stored token means authenticated at an instant (ms) [§4]. */
export const isAlive = (token: string | undefined, at: number): boolean => {
  const claims = claimsOf(token);
  return claims !== undefined && !isExpired(claims, at);
};

/** Older than 7,000,000 ms, measured from iat [§9, decision 9]; of unknown age: never due. */
export const isDue = (claims: TokenClaims, at: number): boolean =>
  claims.iat !== undefined && at - inMs(claims.iat) > TOKEN_REFRESH_MS;
