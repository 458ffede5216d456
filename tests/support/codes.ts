import { Secret, TOTP } from 'otpauth';

const PERIOD_MS = 30_000;

/** What an app of codes says with this secret (base32), so many steps of time from now (ms). */
export const appOf =
  (secret: string, now: () => number = Date.now) =>
  (steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: now() + steps * PERIOD_MS,
    });
