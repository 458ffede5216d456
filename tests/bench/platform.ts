import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import pino from 'pino';
import { readConfig } from '../../server/config';
import { kinds } from '../../server/kinds';
import type { Platform } from '../../server/platform';
import { start } from '../../server/start';
import { connect, type Sql } from '../../server/store/database';
import { startEmbedded } from '../../server/store/embedded';
import { verify } from '../../server/store/verify';
import { dataFolder } from '../support/folder';
import { familySeconds, ownSeconds } from './processor';

/** Clients of a bench, and of the bare inserts that it is compared with. */
export const CLIENTS = 64;

export interface BenchPlatform {
  readonly url: string;
  readonly parts: Platform;
  readonly pool: Sql;
  post<Answer>(path: string, body: object, token?: string): Promise<Answer>;
  get<Answer>(path: string, token: string): Promise<Answer>;
  /** The token of a new player with the welcome grant. */
  signUp(username: string): Promise<string>;
  /** Sits a player down at a game, for coins: the sitting. */
  seat(slug: string, token: string): Promise<string>;
  /** Rows per second that 64 clients insert and commit one by one, during half of `seconds`. */
  bareInserts(seconds: number): Promise<number>;
  /** What the clients of `file`, in a process of their own, answer to `message`. */
  clients<Answer>(file: string, message: object): Promise<Answer>;
  /** Seconds of processor time that the platform and its database took so far (Linux). */
  processor(): { own: number; database: number };
  /** Prints what `verify` finds; a problem fails the bench. */
  verify(): Promise<void>;
  close(): Promise<void>;
}

/**
 * One process of the whole platform on a database of its own, limits off unless `env` says otherwise,
 * with the pages of the build in `client`.
 */
export const benchPlatform = async (
  env: Record<string, string> = {},
  client = '/nowhere',
): Promise<BenchPlatform> => {
  const folder = await dataFolder();
  const database = await startEmbedded(folder.path);
  const pool = connect(database.address, CLIENTS);
  const config = readConfig({
    PORT: '0',
    RATE_LIMITS: 'off',
    DEMO: 'off',
    TOURNAMENTS: 'off',
    ...env,
  });
  const log = pino({ level: 'silent' });
  const running = await start({ config, log, client, database: database.address });
  await pool`create table bare (id bigserial primary key, body jsonb not null)`;

  const ask = async <Answer>(path: string, token: string | undefined, body?: object) => {
    const answer = await fetch(`${running.url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };

  return {
    url: running.url,
    parts: running.platform,
    pool,
    post: (path, body, token) => ask(path, token, body),
    get: (path, token) => ask(path, token),
    async signUp(username) {
      const person = { username, email: `${username}@example.com`, password: 'Carousel-2026' };
      const birthday = { day: 1, month: 5, year: 1990 };
      const { token } = await ask<{ token: string }>('/auth/sign-up', undefined, {
        ...person,
        birthday,
        terms: true,
        country: 'US',
      });
      return token;
    },
    async seat(slug, token) {
      const order = { currency: 'COINS' };
      const { url } = await ask<{ url: string }>(`/games/${slug}/url`, token, order);
      const launch = new URL(url, running.url).searchParams.get('launch');
      return (await ask<{ session: string }>('/play/session', undefined, { launch })).session;
    },
    async bareInserts(seconds) {
      const end = performance.now() + seconds * 500;
      let done = 0;
      await Promise.all(
        Array.from({ length: CLIENTS }, async (_, client) => {
          while (performance.now() < end) {
            await pool`insert into bare (body) values (${`{"n": ${client}}`}::text::jsonb)`;
            done += 1;
          }
        }),
      );
      return (done * 2) / seconds;
    },
    async clients<Answer>(file: string, message: object) {
      const clients = fork(resolve('tests/bench', file));
      clients.send(message);
      const gone = once(clients, 'exit').then(() => {
        throw new Error('the clients went away');
      });
      const [answer] = (await Promise.race([once(clients, 'message'), gone])) as [Answer];
      gone.catch(() => {});
      clients.kill();
      return answer;
    },
    processor: () => ({ own: ownSeconds(), database: familySeconds(database.pid() ?? 0) }),
    async verify() {
      const { found, events } = await verify(pool, kinds);
      console.log(`verify: ${events} events, ${found} problems`);
      if (found > 0) process.exitCode = 1;
    },
    async close() {
      await running.close();
      await pool.end({ timeout: 1 });
      await database.stop();
      await folder.remove();
    },
  };
};
