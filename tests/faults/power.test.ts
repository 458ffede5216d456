import { spawnSync } from 'node:child_process';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect, type Sql } from '../../server/store/database';
import { startEmbedded } from '../../server/store/embedded';
import { migrate } from '../../server/store/migrate';
import { Store } from '../../server/store/store';
import { verify } from '../../server/store/verify';
import { dataFolder } from '../support/folder';
import { move, tillKind } from '../support/till';
import { type Movement, startLoad } from './support/load';

const TILLS = Array.from({ length: 12 }, (_, index) => `till${index}`);
const report = () => undefined;

/** How far the log of the database is on the disk: what comes after it, a power cut may take. */
interface Synced {
  readonly segment: string;
  readonly offset: number;
}
const syncedOf = async (sql: Sql): Promise<Synced> => {
  const [row] = await sql<Synced[]>`
    select file_name as segment, file_offset as offset
    from pg_walfile_name_offset(pg_current_wal_flush_lsn())`;
  if (row === undefined) throw new Error('The database says nothing of its log');
  return row;
};

/** Takes from a copy of the log what had not been synced: segments after it, and the rest of it. */
const dropUnsynced = async (log: string, { segment, offset }: Synced): Promise<void> => {
  const segments = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const name of segments) if (name > segment) await rm(join(log, name));
  const file = await open(join(log, segment), 'r+');
  const { size } = await file.stat();
  await file.write(Buffer.alloc(size - offset), 0, size - offset, offset);
  await file.close();
};

/** A copy with its owners; files that come and go meanwhile are none that matter. */
const copy = (from: string, to: string): void => void spawnSync('cp', ['-a', from, to]);

interface Cut {
  /** What had been acknowledged before the cut, by till. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** All that was under way or done. */
  readonly sent: readonly Movement[];
  /** The data folder as the disk has it after the cut. */
  readonly folder: string;
  /** How often the log was synced. */
  readonly syncs: number;
}

/**
 * A power cut as the disk sees it: of the tables nothing is sure but what the last checkpoint synced,
 * of the log nothing but what was synced since. `plant` makes a database of another kind.
 */
const cutPower = async (plant: (sql: Sql) => Promise<unknown> = async () => undefined) => {
  const [before, after] = [await dataFolder(), await dataFolder()];
  const database = await startEmbedded(before.path);
  const sql = connect(database.address);
  await migrate(sql);
  await plant(sql);
  const store = await Store.open({ address: database.address, report });
  onTestFinished(async () => {
    await before.remove();
    await after.remove();
  });

  const sent: Movement[] = [];
  const load = startLoad(32, TILLS, async (movement) => {
    sent.push(movement);
    const { till, amount, key } = movement;
    return 'answer' in (await store.execute(move(till, amount, key))) ? 'done' : 'away';
  });
  await load.more(300);
  await sql`checkpoint`;
  const data = join(before.path, 'postgres', 'data');
  const image = join(after.path, 'postgres', 'data');
  await mkdir(join(after.path, 'postgres'));
  // Whatever is written while it is copied may survive or not: the log says it again.
  copy(data, image);
  await load.more(700);

  const acknowledged = new Map(load.acknowledged);
  const synced = await syncedOf(sql);
  await rm(join(image, 'pg_wal'), { recursive: true });
  copy(join(data, 'pg_wal'), image);
  await dropUnsynced(join(image, 'pg_wal'), synced);
  await rm(join(image, 'postmaster.pid'), { force: true });
  const syncs = await syncsOf(sql);

  await load.end();
  await store.close();
  await sql.end({ timeout: 1 });
  await database.stop();
  return { acknowledged, sent, folder: after.path, syncs } satisfies Cut;
};

/** How often the database asked the kernel to keep its log: never, if it is told not to care. */
const syncsOf = async (sql: Sql): Promise<number> => {
  const [row] = await sql<{ syncs: number }[]>`
    select sum(fsyncs)::bigint as syncs from pg_stat_io where object = 'wal' and context = 'normal'`;
  return row?.syncs ?? 0;
};

/** Starts the database on what is left, and what stands in its books. */
const recovered = async <Found>(
  folder: string,
  look: (sql: Sql, store: Store) => Promise<Found>,
) => {
  const database = await startEmbedded(folder);
  const sql = connect(database.address);
  const store = await Store.open({ address: database.address, report });
  try {
    return await look(sql, store);
  } finally {
    await store.close();
    await sql.end({ timeout: 1 });
    await database.stop();
  }
};

const balancesOf = async (sql: Sql): Promise<Map<string, number>> => {
  const rows = await sql<{ account: string; balance: number }[]>`
    select account, balance from balances where account <> 'house'`;
  return new Map(rows.map(({ account, balance }) => [account.slice('player:'.length), balance]));
};

/** How much of what was acknowledged is not there. */
const missing = (
  acknowledged: ReadonlyMap<string, number>,
  balances: Map<string, number>,
): number =>
  [...acknowledged].reduce(
    (sum, [till, amount]) => sum + Math.max(0, amount - (balances.get(till) ?? 0)),
    0,
  );

test('after a power cut all that was acknowledged is there, and what is repeated happens once', async () => {
  const { acknowledged, sent, folder, syncs } = await cutPower();
  expect(syncs).toBeGreaterThan(0);
  await recovered(folder, async (sql, store) => {
    expect(missing(acknowledged, await balancesOf(sql))).toBe(0);
    expect(await verify(sql, [tillKind])).toMatchObject({ found: 0, problems: [] });
    // Whoever heard nothing sends it again, and so does whoever is not sure.
    const sums = new Map<string, number>();
    for (const { till, amount, key } of sent) {
      expect(await store.execute(move(till, amount, key))).toHaveProperty('answer');
      sums.set(till, (sums.get(till) ?? 0) + amount);
    }
    expect(await balancesOf(sql)).toEqual(sums);
    expect(await verify(sql, [tillKind])).toMatchObject({ found: 0, problems: [] });
  });
});

test('a database that acknowledges before it syncs is found out', async () => {
  const { acknowledged, folder } = await cutPower(async (sql) => {
    await sql`alter system set wal_writer_delay = '10s'`;
    await sql`alter system set wal_writer_flush_after = 0`;
    await sql`select pg_reload_conf()`;
    await sql`alter database postgres set synchronous_commit = off`;
  });
  await recovered(folder, async (sql) => {
    expect(missing(acknowledged, await balancesOf(sql))).toBeGreaterThan(0);
  });
});
