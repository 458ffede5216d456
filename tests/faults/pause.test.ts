import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds } from '../../server/kinds';
import { connect, type Sql } from '../../server/store/database';
import { type EmbeddedDatabase, startEmbedded } from '../../server/store/embedded';
import { verify } from '../../server/store/verify';
import { dataFolder } from '../support/folder';
import { type ServerProcess, serverProcess } from '../support/server';
import { type Insisting, insistingOn } from './support/insist';

const WELCOME = 5_000;
const CLIENTS = 8;

let folder: Awaited<ReturnType<typeof dataFolder>>;
let database: EmbeddedDatabase;
let sql: Sql;
/** Two processes of one platform. */
let still: ServerProcess;
let other: ServerProcess;

beforeAll(async () => {
  folder = await dataFolder();
  database = await startEmbedded(folder.path);
  sql = connect(database.address);
  const { host, user } = database.address as { host: string; user: string };
  const env = { DATABASE_URL: 'postgres:///postgres', PGHOST: host, PGUSER: user };
  still = await serverProcess(env);
  other = await serverProcess(env);
  await still.start();
  await other.start();
});
afterAll(async () => {
  still.goOn();
  await Promise.all([still.remove(), other.remove()]);
  await sql.end({ timeout: 1 });
  await database.stop();
  await folder.remove();
});

const signUp = async (on: Insisting, username: string): Promise<string> => {
  const { token } = await on.insist<{ token: string }>('/auth/sign-up', {
    username,
    email: `${username}@example.com`,
    password: 'Carousel-2026',
    country: 'US',
    birthday: { day: 1, month: 1, year: 1990 },
    terms: true,
  });
  return token;
};

const idOf = async (token: string): Promise<string> => {
  const asked = await fetch(`${other.url}/api/get`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await asked.json()) as { _id: string })._id;
};

/** Whether somebody stands still while all other writers wait for the end of the log. */
const isHeld = async (): Promise<boolean> => {
  const [row] = await sql<{ held: boolean }[]>`
    select exists (select from pg_stat_activity a join pg_locks l using (pid)
      where a.state like 'idle in transaction%' and l.relation = 'log_head'::regclass) as held`;
  return row?.held === true;
};

/** Parts of the other process that lag behind the log. */
const lagging = async (): Promise<string[]> => {
  const { behind } = (await (await fetch(`${other.url}/readyz`)).json()) as {
    behind: Record<string, number>;
  };
  return Object.keys(behind).filter((part) => (behind[part] ?? 0) > 0);
};

test('a process that stands still in the middle of a commit keeps the other from nothing for long', async () => {
  const [onStill, onOther] = [insistingOn(still), insistingOn(other)];
  const [one, two] = [await signUp(onStill, 'still'), await signUp(onOther, 'other')];
  const [stillId, otherId] = [await idOf(one), await idOf(two)];
  await onStill.insist('/friends/request', { _id: otherId }, one);
  await onOther.insist('/accept', { _id: stillId }, two);
  const gift = (to: string) => ({ friends: [to], coins: 1, box: 'ruby', tape: 'mint' });

  let ending = false;
  let acknowledged = 0;
  const giving = Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (!ending) {
        await onStill.insist('/gifts/send', gift(otherId), one);
        acknowledged += 1;
      }
    }),
  );
  // Until it is caught with the end of the log in its hand.
  for (;;) {
    still.pause();
    if (await isHeld()) break;
    still.goOn();
    await onStill.insist('/gifts/send', gift(otherId), one);
    acknowledged += 1;
  }
  const before = acknowledged;

  // All of it is answered by the other process alone, its mails and notifications too.
  for (let sent = 0; sent < 10; sent += 1) await onOther.insist('/gifts/send', gift(stillId), two);
  await signUp(onOther, 'meanwhile');
  expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
  await expect.poll(lagging).toEqual([]);
  expect(acknowledged).toBe(before);

  still.goOn();
  // What was under way is decided again, once.
  await expect.poll(() => acknowledged).toBeGreaterThan(before + CLIENTS);
  ending = true;
  await giving;
  const balances = await sql<{ account: string; balance: number }[]>`
    select account, balance from balances
    where account = any(${[`player:${stillId}`, `player:${otherId}`]}) and currency = 'COINS'`;
  expect(new Map(balances.map(({ account, balance }) => [account, balance]))).toEqual(
    new Map([
      [`player:${stillId}`, WELCOME - acknowledged],
      [`player:${otherId}`, WELCOME - 10],
    ]),
  );
  expect(await verify(sql, kinds)).toMatchObject({ found: 0, problems: [] });
});
