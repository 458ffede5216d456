import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, mkdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '../../../server/store/database';
import {
  type EmbeddedDatabase,
  reachEmbedded,
  startEmbedded,
} from '../../../server/store/embedded';
import { findPlaces, repairLinks } from '../../../server/store/embedded.binaries';
import { isAlive, takeLock } from '../../../server/store/embedded.lock';
import { dataFolder } from '../../support/folder';

let folder: Awaited<ReturnType<typeof dataFolder>>;
let running: EmbeddedDatabase[];

beforeAll(async () => {
  folder = await dataFolder();
});
beforeEach(() => {
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((database) => database.stop()));
});
afterAll(() => folder.remove());

const start = async (path = folder.path): Promise<EmbeddedDatabase> => {
  const database = await startEmbedded(path);
  running.push(database);
  return database;
};

const stop = async (database: EmbeddedDatabase): Promise<void> => {
  running = running.filter((other) => other !== database);
  await database.stop();
};

const query = async <Row extends object>(database: EmbeddedDatabase, text: string) => {
  const sql = connect(database.address, 1);
  try {
    return [...(await sql.unsafe<Row[]>(text))];
  } finally {
    await sql.end({ timeout: 1 });
  }
};

test('it is PostgreSQL 18, syncs to disk, and listens on a private socket only', async () => {
  const database = await start();
  const settings = `select current_setting('server_version') as version,
    current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as commit`;
  expect(await query(database, settings)).toEqual([
    { version: '18.4', addresses: '', fsync: 'on', commit: 'on' },
  ]);
  const address = database.address as { host: string };
  expect((await lstat(address.host)).mode & 0o777).toBe(0o700);
});

test('data survives a stop and a start', async () => {
  const first = await start();
  await query(first, 'create table kept as select 7 as n');
  await stop(first);
  expect(await query(await start(), 'select n from kept')).toEqual([{ n: 7 }]);
});

test('a second platform on the same folder is refused while the first lives', async () => {
  const lock = join(folder.path, 'platform.lock');
  const release = await takeLock(lock);
  await expect(startEmbedded(folder.path)).rejects.toThrow('Another platform process');
  await release();
  await start();
});

test('whoever looks in works beside the platform, which goes on; alone they have one of their own', async () => {
  const own = await start();
  const beside = await reachEmbedded(folder.path);
  expect(beside.pid()).toBe(own.pid());
  expect(await query(beside, 'select 7 as n')).toEqual([{ n: 7 }]);
  await beside.stop();
  expect(await query(own, 'select 8 as n')).toEqual([{ n: 8 }]);
  await stop(own);
  const alone = await reachEmbedded(folder.path);
  running.push(alone);
  expect(await query(alone, 'select 9 as n')).toEqual([{ n: 9 }]);
  await expect(startEmbedded(folder.path)).rejects.toThrow('Another platform process');
});

test('a lock left by a killed process, or by one whose number is used again, is taken over', async () => {
  const lock = join(folder.path, 'platform.lock');
  for (const left of ['999999999 1 x', `${process.pid} 1 x`, '']) {
    await writeFile(lock, left);
    const release = await takeLock(lock);
    expect(await readFile(lock, 'utf8')).toMatch(`${process.pid} `);
    await release();
  }
});

test('of many that find a stale lock at once, one gets it', async () => {
  const lock = join(folder.path, 'platform.lock');
  await writeFile(lock, '999999999 1 x');
  const taken = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(lock)));
  const winners = taken.filter((attempt) => attempt.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  await winners[0]?.value();
});

test('a postmaster that outlived its killed platform is stopped, and its data kept', async () => {
  const first = await start();
  await query(first, 'create table orphaned as select 7 as n');
  await stop(first);
  const { programs, home, runner } = await findPlaces(folder.path);
  const data = join(home, 'data');
  const orphan = spawn(join(programs, 'postgres'), ['-D', data, '-k', join(home, 'socket')], {
    ...runner,
    cwd: '/',
    stdio: 'ignore',
  });
  const ended = once(orphan, 'exit');
  await expect.poll(() => readFile(join(data, 'postmaster.pid'), 'utf8')).toContain('ready');
  const next = await start();
  await ended;
  expect(next.pid()).not.toBe(orphan.pid);
  expect(await query(next, 'select n from orphaned')).toEqual([{ n: 7 }]);
});

test('a stale note that names a living stranger does not prevent the start', async () => {
  await stop(await start());
  const note = join(folder.path, 'postgres', 'data', 'postmaster.pid');
  await writeFile(note, `${process.pid}\n/elsewhere\n`);
  expect(await query(await start(), 'select 1 as n')).toEqual([{ n: 1 }]);
  expect(isAlive(process.pid)).toBe(true);
});

test('library links that the package manager dropped are made again', async () => {
  const native = join(folder.path, 'package', 'native');
  await mkdir(native, { recursive: true });
  const links = [{ source: 'native/libicu.so.60.2', target: 'native/libicu.so' }];
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  await repairLinks(join(folder.path, 'package'));
  await repairLinks(join(folder.path, 'package'));
  expect(await readlink(join(native, 'libicu.so'))).toBe('libicu.so.60.2');
});

test.runIf(process.getuid?.() === 0)('as root it works below a private folder', async () => {
  const hidden = await dataFolder();
  await chmod(hidden.path, 0o700);
  const inside = join(hidden.path, 'data');
  const first = await start(inside);
  await query(first, 'create table kept as select 7 as n');
  await stop(first);
  const place = await readlink(join(inside, 'postgres'));
  const again = await start(inside);
  expect(await query(again, 'select n from kept')).toEqual([{ n: 7 }]);
  await stop(again);
  await rm(place, { recursive: true });
  await hidden.remove();
});

test.each([
  ['PG_VERSION', 'PG_VERSION is missing'],
  ['global/pg_control', 'global/pg_control": No such file'],
  ['pg_wal', '"pg_wal"'],
])('a folder without %s is called damaged, with what to do', async (lost, reason) => {
  const own = await dataFolder();
  await stop(await start(own.path));
  await rm(join(own.path, 'postgres', 'data', lost), { recursive: true });
  const refusal = startEmbedded(own.path);
  await expect(refusal).rejects.toThrow(reason);
  await expect(refusal).rejects.toThrow('Put a backup in their place');
  await own.remove();
});
