import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../contract/limits';
import { connect, type Sql } from '../../server/store/database';
import { type EmbeddedDatabase, startEmbedded } from '../../server/store/embedded';
import { dataFolder } from '../support/folder';
import { type ServerProcess, serverProcess } from '../support/server';

/** What the test itself may take. */
const MINUTE_MS = 60_000;

let folder: Awaited<ReturnType<typeof dataFolder>>;
let database: EmbeddedDatabase;
let sql: Sql;
let right: ServerProcess;
const wrong = new Map<string, ServerProcess>();

const clock = join(import.meta.dirname, 'support', 'clockAhead.mjs');

beforeAll(async () => {
  folder = await dataFolder();
  database = await startEmbedded(folder.path);
  sql = connect(database.address);
  const { host, user } = database.address as { host: string; user: string };
  const env = { DATABASE_URL: 'postgres:///postgres', PGHOST: host, PGUSER: user };
  right = await serverProcess(env);
  await right.start();
  for (const [name, ms] of [
    ['ahead', DAY_MS],
    ['behind', -DAY_MS],
  ] as const) {
    const shifted = { NODE_OPTIONS: `--import=${clock}`, CLOCK_AHEAD_MS: String(ms) };
    const server = await serverProcess({ ...env, ...shifted });
    await server.start();
    wrong.set(name, server);
  }
});
afterAll(async () => {
  await Promise.all([right, ...wrong.values()].map((server) => server?.remove()));
  await sql.end({ timeout: 1 });
  await database.stop();
  await folder.remove();
});

const ask = async (on: ServerProcess, method: string, path: string, more: object = {}) => {
  const { token, body } = more as { token?: string; body?: object };
  const answer = await fetch(`${on.url}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
};

const signUp = async (on: ServerProcess, username: string): Promise<string> => {
  const birthday = { day: 1, month: 1, year: 1990 };
  const { status, body } = await ask(on, 'POST', '/auth/sign-up', {
    body: {
      username,
      email: `${username}@example.com`,
      password: 'Carousel-2026',
      country: 'US',
      birthday,
      terms: true,
    },
  });
  expect(status).toBe(200);
  return body['token'] ?? '';
};

describe.each(['ahead', 'behind'])('a process whose clock is a day %s', (name) => {
  const off = (): ServerProcess => wrong.get(name) as ServerProcess;

  test('takes the tokens of the others, and they its', async () => {
    const here = await signUp(right, `right${name}`);
    const there = await signUp(off(), `wrong${name}`);
    for (const token of [here, there])
      for (const on of [right, off()]) {
        expect((await ask(on, 'GET', '/get', { token })).status).toBe(200);
        expect((await ask(on, 'PUT', '/auth/refresh', { token })).status).toBe(200);
      }
  });

  test('seats a player who plays on with the others, and writes down when it was', async () => {
    const token = await signUp(off(), `seated${name}`);
    const body = { currency: 'COINS' };
    const { body: order } = await ask(off(), 'POST', '/games/neon-orchard/url', { token, body });
    const launch = new URL(order['url'] ?? '', off().url).searchParams.get('launch');
    const opened = await ask(right, 'POST', '/play/session', { body: { launch } });
    const { session } = opened.body;
    for (const on of [right, off()]) {
      const bet = { session, stake: 5, bet: {}, clientSeed: 'mine' };
      expect((await ask(on, 'POST', '/play/rounds', { token, body: bet })).status).toBe(200);
    }
    const [row] = await sql<{ apart: number }[]>`
      select max(abs(extract(epoch from clock_timestamp() - at)))::float8 * 1000 as apart
      from events`;
    expect(row?.apart).toBeLessThan(10 * MINUTE_MS);
  });
});
