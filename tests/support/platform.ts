import { randomUUID } from 'node:crypto';
import pino from 'pino';
import * as z from 'zod/mini';
import type { AnswerOf, Call } from '../../contract/call';
import type { Fairness, Round } from '../../contract/play';
import { readConfig } from '../../server/config';
import { type Running, type StartOptions, start } from '../../server/start';
import { type FreshDatabase, freshDatabase } from './database';
import { PASSWORD } from './password';

/** The fields that tests read of answers; which of them one bears is what the test asserts. */
export interface Told {
  readonly _id: string;
  readonly token: string;
  readonly refreshedToken: string;
  readonly username: string;
  readonly code: string;
  readonly slug: string;
  readonly params: object;
  readonly url: string;
  readonly total: number;
  readonly session: string;
  readonly balance: number;
  readonly round: Round;
  readonly revealed: Fairness;
  readonly next: Fairness;
  readonly fairness: Fairness;
  readonly items: readonly { readonly balance: number }[];
  readonly phrases: readonly { readonly slug: string; readonly word: string }[];
  readonly paths: object;
}

export interface Answer {
  readonly status: number;
  readonly type: string | null;
  readonly headers: Headers;
  readonly body: Told;
}

export interface Asking {
  readonly token?: string | undefined;
  readonly key?: string;
  readonly headers?: Record<string, string>;
}

/** A signed-up player; `id` is theirs, `token` signs their calls. */
export interface Member {
  readonly id: string;
  readonly token: string;
  readonly username: string;
  readonly email: string;
}

export interface TestPlatform extends Running {
  readonly database: FreshDatabase;
  ask(method: string, path: string, body?: unknown, asking?: Asking): Promise<Answer>;
  post(path: string, body: unknown, asking?: Asking): Promise<Answer>;
  get(path: string, asking?: Asking): Promise<Answer>;
  /** A new player with the welcome grant. */
  signUp(more?: object): Promise<Omit<Member, 'id'>>;
  /** A new player whose id is known as well. */
  member(more?: object): Promise<Member>;
  /** Makes friends of two: the first asks, the second accepts. */
  befriend(asker: Member, other: Member): Promise<void>;
  /** Two new players who are friends; the first asked. */
  friends(): Promise<[Member, Member]>;
  /** A sitting at a game: the secret of the session. */
  sit(slug: string, currency: string, token?: string): Promise<string>;
}

/** What a call answered, as its schema says; an answer that does not fit is an error. */
export const answerOf = <C extends Call>(call: C, body: unknown): AnswerOf<C> =>
  z.parse(call.out as NonNullable<C['out']>, body) as AnswerOf<C>;

/** The whole platform on a database of its own and a free port; limits and demo are off. */
export const testPlatform = async (
  env: Record<string, string> = {},
  shared?: FreshDatabase,
  parts: Pick<StartOptions, 'catalogue' | 'payments' | 'push' | 'patience' | 'free' | 'pace'> & {
    log?: StartOptions['log'];
  } = {},
): Promise<TestPlatform> => {
  const database = shared ?? (await freshDatabase());
  const config = readConfig({
    PORT: '0',
    RATE_LIMITS: 'off',
    DEMO: 'off',
    TOURNAMENTS: 'off',
    ...env,
  });
  const running = await start({
    config,
    log: pino({ level: 'silent' }),
    client: '/nowhere',
    database: database.address,
    ...parts,
  });

  const ask = async (method: string, path: string, body?: unknown, asking: Asking = {}) => {
    const response = await fetch(`${running.url}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(asking.token === undefined ? {} : { authorization: `Bearer ${asking.token}` }),
        ...(asking.key === undefined ? {} : { 'idempotency-key': asking.key }),
        ...asking.headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const type = response.headers.get('content-type');
    return {
      status: response.status,
      type,
      headers: response.headers,
      body: (type?.includes('json') === true && text !== '' ? JSON.parse(text) : { text }) as Told,
    };
  };
  const post = (path: string, body: unknown, asking?: Asking) =>
    ask('POST', `/api${path}`, body, asking);

  const get = (path: string, asking?: Asking) => ask('GET', `/api${path}`, undefined, asking);

  const signUp = async (more: object = {}) => {
    const username = `p${randomUUID().replaceAll('-', '').slice(0, 14)}`;
    const email = `${username}@example.com`;
    const { status, body } = await post('/auth/sign-up', {
      username,
      email,
      password: PASSWORD,
      terms: true,
      country: 'US',
      birthday: { day: 1, month: 5, year: 1990 },
      ...more,
    });
    // Whoever is no member would only be refused later, for another reason.
    if (status !== 200) throw new Error(`Sign-up: ${status} ${body.code}`);
    return { token: body.token, username, email };
  };
  const member = async (more?: object): Promise<Member> => {
    const signedUp = await signUp(more);
    return { ...signedUp, id: (await get('/get', { token: signedUp.token })).body._id };
  };
  const befriend = async (asker: Member, other: Member) => {
    await post('/friends/request', { _id: other.id }, { token: asker.token });
    await post('/accept', { _id: asker.id }, { token: other.token });
  };

  return {
    ...running,
    database,
    ask,
    post,
    get,
    signUp,
    member,
    befriend,
    async friends() {
      const [asker, other] = await Promise.all([member(), member()]);
      await befriend(asker, other);
      return [asker, other];
    },
    async sit(slug, currency, token) {
      const launched = await post(`/games/${slug}/url`, { currency }, { token });
      const url: string = launched.body.url;
      const launch = new URL(url, running.url).searchParams.get('launch');
      const { session, fairness } = (await post('/play/session', { launch }, { token })).body;
      // A seat that is new awaits its player's seed.
      if (fairness?.clientSeed === '') await post('/play/seed', { session, clientSeed: 'mine' });
      return session;
    },
    async close() {
      await running.close();
      if (shared === undefined) await database.drop();
    },
  };
};
