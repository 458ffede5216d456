import { createHmac, timingSafeEqual } from 'node:crypto';

/** A request signed longer ago, or further ahead, than this is refused. */
export const SIGNED_FOR_MS = 5 * 60_000;

export const TIMESTAMP_HEADER = 'x-supplier-timestamp';
export const SIGNATURE_HEADER = 'x-supplier-signature';

/** What a supplier signs: when (ms since 1970), which address, and the body's very bytes. */
export interface Signed {
  readonly timestamp: string;
  readonly path: string;
  readonly body: string;
}

/** HMAC-SHA256 in hex of `timestamp`, `path` and `body`, a line each, under the shared secret. */
export const signatureOf = (secret: string, { timestamp, path, body }: Signed): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${path}\n${body}`).digest('hex');

/** Whether the signature is the supplier's and the request is of now. */
export const isSigned = (
  secret: string,
  signed: Signed,
  signature: string,
  now: number,
): boolean => {
  if (!/^\d{13}$/.test(signed.timestamp)) return false;
  if (Math.abs(now - Number(signed.timestamp)) > SIGNED_FOR_MS) return false;
  const expected = Buffer.from(signatureOf(secret, signed));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
};
