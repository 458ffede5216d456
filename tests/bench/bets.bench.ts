import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import pino from 'pino';
import { readConfig } from '../../server/config';
import { kinds } from '../../server/kinds';
import { start } from '../../server/start';
import { connect } from '../../server/store/database';
import { startEmbedded } from '../../server/store/embedded';
import { verify } from '../../server/store/verify';
import { dataFolder } from '../support/folder';

/**
 * Rounds per second that one process plays over HTTP for 64 sittings, each a bet and its settlement
 * (two commands, four movements at most, their facts and projections), against 64 clients that each
 * insert one row and commit, on the same database, before and after.
 */
const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);
const CLIENTS = 64;
const PLAYERS = 16;
const games = [
  { slug: 'lantern-run', stake: 10 },
  { slug: 'neon-orchard', stake: 5 },
  { slug: 'starlight-parade', stake: 20 },
  { slug: 'midnight-carousel', stake: 20 },
];

const folder = await dataFolder();
const database = await startEmbedded(folder.path);
const pool = connect(database.address, CLIENTS);
const config = readConfig({ PORT: '0', RATE_LIMITS: 'off', DEMO: 'off' });
const log = pino({ level: 'silent' });
const running = await start({ config, log, client: '/nowhere', database: database.address });

const post = async <Answer>(path: string, body: object, token?: string): Promise<Answer> => {
  const answer = await fetch(`${running.url}/api${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

const sittingsOf = async (n: number) => {
  const username = `bench${n}`;
  const { token } = await post<{ token: string }>('/auth/sign-up', {
    username,
    email: `${username}@example.com`,
    password: 'Carousel-2026',
    terms: true,
    country: 'US',
    birthday: { day: 1, month: 5, year: 1990 },
  });
  return Promise.all(
    games.map(async ({ slug, stake }) => {
      const order = { currency: 'COINS' };
      const { url } = await post<{ url: string }>(`/games/${slug}/url`, order, token);
      const launch = new URL(url, running.url).searchParams.get('launch');
      const { session } = await post<{ session: string }>('/play/session', { launch });
      return { session, stake };
    }),
  );
};

const bareInserts = async (): Promise<number> => {
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
};

try {
  await pool`create table bare (id bigserial primary key, body jsonb not null)`;
  const sittings = (
    await Promise.all(Array.from({ length: PLAYERS }, (_, n) => sittingsOf(n)))
  ).flat();
  await bareInserts();
  const before = await bareInserts();
  const clients = fork(resolve('tests/bench/bets.clients.mjs'));
  clients.send({ url: running.url, sittings, seconds });
  const gone = once(clients, 'exit').then(() => {
    throw new Error('the players went away');
  });
  const [{ rounds }] = (await Promise.race([once(clients, 'message'), gone])) as [
    { rounds: number },
  ];
  gone.catch(() => {});
  clients.kill();
  const bare = (before + (await bareInserts())) / 2;
  const bets = rounds / seconds;
  console.log(
    `bets: ${sittings.length} sittings: ${Math.round(bets)} rounds/s (a bet and a settlement each), ` +
      `bare inserts ${Math.round(bare)}/s, ratio ${(bets / bare).toFixed(3)}, ` +
      `commands to inserts ${((bets * 2) / bare).toFixed(3)}`,
  );
  const { found, events } = await verify(pool, kinds);
  console.log(`verify: ${events} events, ${found} problems`);
  if (found > 0) process.exitCode = 1;
} finally {
  await running.close();
  await pool.end({ timeout: 1 });
  await database.stop();
  await folder.remove();
}
process.exit();
