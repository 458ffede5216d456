import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { RECOVERY_CODES } from '../../contract/limits';
import type { Secrets } from '../secret/secret';
import type { CodeProof, Factor } from './factor.state';

/**
 * RFC 6238 with the hash that it begins from, keyed (HMAC), as every app of codes has it: many take no
 * other and give wrong codes in silence.
 */
const PERIOD_S = 30;
const DIGITS = 6;
/** A code of the step before or after is taken: clocks differ. */
const WINDOW = 1;
/** 20 bytes, as that hash is keyed. */
const SECRET_HEX = 40;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const CODE_LETTERS = 12;
const GROUP = /.{4}/g;

/** A code as it is compared: without the hyphens that make it easy to copy. */
const bare = (code: string): string => code.toLowerCase().replaceAll('-', '');

const recoveryHash = (code: string): string => hashOf(bare(code));

/** Codes for a lost second factor, 60 bits each: `k3fa-9q2m-xx7c` is shown once, its hash is kept. */
export const newRecovery = (): { shown: string[]; kept: string[] } => {
  const shown = Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(CODE_LETTERS)]
      .map((byte) => LETTERS[byte % LETTERS.length])
      .join('')
      .replace(GROUP, '$&-')
      .slice(0, -1),
  );
  return { shown, kept: shown.map(recoveryHash) };
};

/** Who holds the apps: neither's secrets are the other's. */
type Holders = 'staff factor' | 'player factor';

/** Apps of codes. Their secrets are derived and never stored: the database cannot tell them. */
export class AppCodes {
  constructor(
    readonly secrets: Secrets,
    readonly holders: Holders,
  ) {}

  /** The factor of a name: the same whenever it is looked at. */
  factorOf(name: string): Factor {
    return { name, print: hashOf(this.secrets.derive(this.holders, name)) };
  }

  /** What an app is given: base32, and as an address that a picture holds. */
  shown(factor: Factor, issuer: string, label: string): { secret: string; uri: string } {
    const totp = this.#totp(factor, issuer, label);
    return { secret: totp.secret.base32, uri: totp.toString() };
  }

  /** The step of time whose code this is, at an instant (ISO 8601); undefined of any other. */
  stepOf(factor: Factor, code: string, now: string): number | undefined {
    const timestamp = Date.parse(now);
    const delta = this.#totp(factor).validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_S) + delta;
  }

  /** The code that is good at an instant (ISO 8601) and was not used, if there is one: of samples. */
  codeAt(factor: Factor, now: string, used: number): string {
    const step = Math.floor(Date.parse(now) / 1_000 / PERIOD_S);
    const next = Math.min(Math.max(step, used + 1), step + WINDOW);
    return this.#totp(factor).generate({ timestamp: next * PERIOD_S * 1_000 });
  }

  /** What somebody proves with: a code of their app, or one shown once; undefined where it is neither. */
  proofOf(factor: Factor, code: string, now: string): CodeProof | undefined {
    if (!/^\d+$/.test(code)) return { recovery: recoveryHash(code) };
    const step = this.stepOf(factor, code, now);
    return step === undefined ? undefined : { step };
  }

  #totp({ name, print }: Factor, issuer = '', label = ''): TOTP {
    const derived = this.secrets.recall(this.holders, name, (found) => hashOf(found) === print);
    return new TOTP({
      issuer,
      label,
      digits: DIGITS,
      period: PERIOD_S,
      secret: Secret.fromHex(derived.slice(0, SECRET_HEX)),
    });
  }
}
