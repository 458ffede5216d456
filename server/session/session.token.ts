import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { DAY_MS, TOKEN_LIFETIME_MS, VIEWING_MS } from '../../contract/limits';
import type { Sql } from '../store/database';
import type { Renewed } from './session.events';

/** What every token says; `iat` and `exp` in seconds. */
const Basic = z.object({ sub: z.string(), sid: z.string(), iat: z.int(), exp: z.int() });

const ISSUER = 'platform';
const AUDIENCE = 'player';
const Whole = z.extend(Basic, {
  iss: z.literal(ISSUER),
  aud: z.literal(AUDIENCE),
  nbf: z.int(),
  /** Which of its session's tokens it is [decision 79]. */
  gen: z.int().check(z.nonnegative()),
});
const added = ['iss', 'aud', 'nbf', 'gen'];

const Header = z.object({ alg: z.literal('HS256'), typ: z.literal('JWT'), kid: z.string() });

/** What is asked of a token. */
export type Claims = z.infer<typeof Basic> & { readonly gen: number; readonly nbf: number };

/**
 * Tokens that were issued before an update say less: they are good for as long as they would have
 * been, or an update would sign everybody out. Nobody but us can have signed them.
 */
const claimsOf = (body: Record<string, unknown>): Claims | undefined => {
  if (added.some((claim) => claim in body)) return z.safeParse(Whole, body).data;
  const basic = z.safeParse(Basic, body).data;
  return basic === undefined ? undefined : { ...basic, gen: 0, nbf: basic.iat };
};

/** Whether claims hold at an instant (ms). */
const isGoodAt = ({ iat, nbf, exp }: Pick<Claims, 'iat' | 'nbf' | 'exp'>, now: number): boolean =>
  exp * 1_000 > now && Math.max(iat, nbf) * 1_000 <= now + SKEW_MS;

interface Key {
  kid: string;
  secret: Buffer;
  since: number;
}

/** What a token says by which staff looks at a player's page: whose, and by which session of theirs. */
const Viewing = z.extend(Basic, {
  iss: z.literal(ISSUER),
  aud: z.literal('viewer'),
  nbf: z.int(),
});

/** How often a new key is thought of, and how often each process reads what keys there are. */
export const KEY_CHECK_MS = 60 * 60 * 1_000;
/** So far the clocks of two processes may lie apart. */
const SKEW_MS = 60_000;
/** A new key signs from a day on; the one before stays good until its last token has expired. */
const KEY_ROTATION_MS = DAY_MS;
/** So long a key signs at most: its turn may come late, and be read late. */
const SIGNS_MS = KEY_ROTATION_MS + 2 * KEY_CHECK_MS;
const KEPT_MS = SIGNS_MS + TOKEN_LIFETIME_MS;

/** Checked tokens kept at most. */
const CHECKED_MAX = 20_000;

const text = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const mac = (secret: Buffer, signed: string): Buffer =>
  createHmac('sha256', secret).update(signed).digest();

const parse = (part: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Login tokens: three-part signed tokens (HS256) with a rotating key [§3, decision 9].
 * The keys live in the database, so every process signs and checks alike.
 */
export class Tokens {
  #keys = new Map<string, Key>();
  /** Claims of tokens whose signature was checked, while their keys are good. */
  readonly #checked = new Map<string, Claims>();
  #newest: Key | undefined;
  /** Under way, because no key was young enough to sign. */
  #rotation: Promise<void> | undefined;

  constructor(readonly sql: Sql) {}

  /** Reads the keys and makes a new one when the newest is a day old. `now` in ms. */
  async rotate(now: number): Promise<void> {
    await this.load(now);
    if (this.#newest !== undefined && now - this.#newest.since < KEY_ROTATION_MS) return;
    await this.sql`
      insert into token_keys (kid, secret, since)
      values (${randomBytes(6).toString('hex')}, ${randomBytes(32)}, ${now})`;
    await this.load(now);
  }

  /** Reads the keys that are good now, the newest of which signs. */
  async load(now: number): Promise<void> {
    const rows = await this.sql<{ kid: string; secret: Uint8Array; since: number }[]>`
      select kid, secret, since from token_keys where since > ${now - KEPT_MS} order by since, kid`;
    const keys = rows.map(({ kid, secret, since }) => ({
      kid,
      secret: Buffer.from(secret),
      since,
    }));
    this.#keys = new Map(keys.map((key) => [key.kid, key]));
    this.#checked.clear();
    this.#newest = keys.at(-1);
  }

  /** The key that signs now. A platform that stood still for days, asleep, has a new one made first. */
  async #signing(now: number): Promise<Key> {
    for (;;) {
      const newest = this.#newest;
      if (newest !== undefined && now - newest.since < SIGNS_MS) return newest;
      this.#rotation ??= this.rotate(now).finally(() => {
        this.#rotation = undefined;
      });
      await this.#rotation;
    }
  }

  /**
   * A token for a session, good for four hours from `now` (ms): its first, or the one that it was
   * renewed with.
   */
  async sign(player: string, session: string, now: number, renewed?: Renewed): Promise<string> {
    const iat = Math.floor(now / 1_000);
    const until = renewed === undefined ? now + TOKEN_LIFETIME_MS : Date.parse(renewed.expiresAt);
    const claims: z.infer<typeof Whole> = {
      iss: ISSUER,
      aud: AUDIENCE,
      sub: player,
      sid: session,
      gen: renewed?.generation ?? 0,
      iat,
      nbf: iat,
      exp: Math.floor(until / 1_000),
    };
    return this.#sealed(claims, now);
  }

  /** A token for looking at a player's page by a session of staff, from `now` (ms) on. */
  async signViewing(player: string, session: string, now: number): Promise<string> {
    const iat = Math.floor(now / 1_000);
    const claims: z.infer<typeof Viewing> = {
      iss: ISSUER,
      aud: 'viewer',
      sub: player,
      sid: session,
      iat,
      nbf: iat,
      exp: Math.floor((now + VIEWING_MS) / 1_000),
    };
    return this.#sealed(claims, now);
  }

  /** Whose page a token is for, and by which session of staff; undefined for every other, and for one that is over. */
  async checkViewing(
    token: string,
    now: number,
  ): Promise<{ readonly player: string; readonly session: string } | undefined> {
    const claims = await this.#ours(token, now, (body) => z.safeParse(Viewing, body).data);
    if (claims === undefined || !isGoodAt(claims, now)) return undefined;
    return { player: claims.sub, session: claims.sid };
  }

  async #sealed(claims: object, now: number): Promise<string> {
    const key = await this.#signing(now);
    const signed = `${text({ alg: 'HS256', typ: 'JWT', kid: key.kid })}.${text(claims)}`;
    return `${signed}.${mac(key.secret, signed).toString('base64url')}`;
  }

  /**
   * The claims of a token that is ours and not expired, else undefined. A key made by another
   * process since the last look is fetched once.
   */
  async check(token: string, now: number): Promise<Claims | undefined> {
    const claims = this.#checked.get(token) ?? (await this.#signed(token, now));
    return claims !== undefined && isGoodAt(claims, now) ? claims : undefined;
  }

  /** What a player's token says that one of our keys signed, whenever it is good. */
  async #signed(token: string, now: number): Promise<Claims | undefined> {
    const claims = await this.#ours(token, now, claimsOf);
    if (claims === undefined) return undefined;
    if (this.#checked.size >= CHECKED_MAX) this.#checked.clear();
    this.#checked.set(token, claims);
    return claims;
  }

  /** What a token of one kind says, where one of our keys signed it; of others no key is asked. */
  async #ours<Said>(
    token: string,
    now: number,
    read: (body: Record<string, unknown>) => Said | undefined,
  ): Promise<Said | undefined> {
    const [head = '', body = '', signature = '', ...more] = token.split('.');
    const said = read(parse(body) ?? {});
    const kid = z.safeParse(Header, parse(head)).data?.kid;
    if (more.length > 0 || kid === undefined || said === undefined) return undefined;
    if (!this.#keys.has(kid) && /^[0-9a-f]{12}$/.test(kid)) await this.load(now);
    const key = this.#keys.get(kid);
    if (key === undefined) return undefined;
    const expected = mac(key.secret, `${head}.${body}`);
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    return said;
  }
}
