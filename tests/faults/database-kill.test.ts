import { afterAll, beforeAll, expect, test } from 'vitest';
import { problem } from '../../contract/problems';
import { connect, isConnectionLost, type Sql } from '../../server/store/database';
import { type EmbeddedDatabase, startEmbedded } from '../../server/store/embedded';
import { migrate } from '../../server/store/migrate';
import { Store } from '../../server/store/store';
import { verify } from '../../server/store/verify';
import { dataFolder } from '../support/folder';
import { move, tillKind } from '../support/till';
import { KILLING_MS, KILLS, untilKill } from './support/kills';
import { type Attempt, startLoad } from './support/load';

let folder: Awaited<ReturnType<typeof dataFolder>>;
let database: EmbeddedDatabase;
let stores: Store[];
let sql: Sql;

beforeAll(async () => {
  folder = await dataFolder();
  database = await startEmbedded(folder.path);
  sql = connect(database.address);
  await migrate(sql);
  const report = () => undefined;
  stores = await Promise.all([1, 2].map(() => Store.open({ address: database.address, report })));
});
afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await sql.end({ timeout: 1 });
  await database.stop();
  await folder.remove();
});

/** Half of the commands carry no key: then only the store itself can know what happened. */
let sent = 0;
const attempt: Attempt = async ({ till, amount, key }) => {
  sent += 1;
  const command = sent % 2 === 0 ? move(till, amount) : move(till, amount, key);
  const outcome = await (stores[sent % 4 < 2 ? 0 : 1] as Store).execute(command);
  return 'answer' in outcome ? 'done' : 'away';
};

/**
 * The server process of a connection; killed, it takes all others down for a recovery. Undefined while
 * there is none: what a killed postmaster left behind may still acknowledge, and greets nobody.
 */
const backend = async (): Promise<number | undefined> => {
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid() and query ~ 'commit|insert'
  `.catch((error: unknown) => {
    if (isConnectionLost(error)) return [];
    throw error;
  });
  return rows[0]?.pid;
};

test(
  `postmaster and backends are killed ${KILLS} times each under load: nothing acknowledged is lost or doubled`,
  async () => {
    const tills = Array.from({ length: 12 }, (_, i) => `till${i}`);
    const told: number[] = [];
    stores[0]?.subscribe((facts) => {
      for (const { audience, n } of facts) if (audience === 'player:till0' && n) told.push(n);
    });
    const load = startLoad(64, tills, attempt);
    for (let kill = 0; kill < 2 * KILLS; kill += 1) {
      await load.more(3 * untilKill(kill));
      let pid = kill % 2 === 0 ? database.pid() : await backend();
      while (pid === undefined) {
        await load.more(1);
        pid = await backend();
      }
      process.kill(pid, 'SIGKILL');
    }
    await load.more(500);
    await load.end();

    const balances = await sql<{ account: string; balance: number }[]>`
    select account, balance from balances where account <> 'house'`;
    expect(new Map(balances.map(({ account, balance }) => [account.slice(7), balance]))).toEqual(
      load.acknowledged,
    );
    const books = await verify(sql, [tillKind]);
    expect(books).toMatchObject({ found: 0, problems: [], events: load.count() });
    // The reader of the log missed nothing and was told nothing twice.
    const last = await stores[0]?.lastFact('player:till0');
    await expect.poll(() => told.length).toBe(last);
    expect(told).toEqual(Array.from({ length: last ?? 0 }, (_, i) => i + 1));
  },
  KILLING_MS,
);

test('while the database stays away commands are refused, and nothing is left of them', async () => {
  const report = () => undefined;
  const limits = { patience: 300 };
  const store = await Store.open({ address: database.address, limits, report });
  await store.execute(move('patient', 5));
  await database.stop();
  expect(await store.execute(move('patient', 1))).toEqual({ refused: problem('unavailable') });
  database = await startEmbedded(folder.path);
  expect(await store.execute(move('patient', 2))).toMatchObject({ answer: { balance: 7 } });
  await store.close();
});
