import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { LocalAddress } from './database';
import { findPlaces, type Places } from './embedded.binaries';
import { isAlive, LockHeld, takeLock } from './embedded.lock';

const run = promisify(execFile);

/** A Unix socket's path has to fit 104 bytes on every system. */
const longestSocketFolder = 104 - '/.s.PGSQL.5432'.length - 1;
const readyWithinMs = 60_000;
/** Starts that fail in a row: the last backends of one that was killed are gone long before. */
const failedStartsMax = 8;
const stopWithinMs = 10_000;

export interface EmbeddedDatabase {
  readonly address: LocalAddress;
  /** Process number of the running postmaster. */
  pid(): number | undefined;
  /** Ends PostgreSQL in order, so that the next start needs no recovery, and frees the folder. */
  stop(): Promise<void>;
}

const socketFolder = async ({ home, runner }: Places): Promise<string> => {
  const inside = join(home, 'socket');
  const folder =
    inside.length <= longestSocketFolder
      ? inside
      : join(
          tmpdir(),
          `fairground-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`,
        );
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (runner) await chown(folder, runner.uid, runner.gid);
  // In a shared temporary folder someone else may have made the name first: chmod then fails.
  await chmod(folder, 0o700);
  const owner = (await stat(folder)).uid;
  if (owner !== (runner?.uid ?? process.getuid?.()))
    throw new Error(`The database's socket folder belongs to someone else: ${folder}`);
  return folder;
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const addressIn = (socket: string): LocalAddress => ({
  host: socket,
  port: 5432,
  user: 'fairground',
  database: 'postgres',
});

/** What an operator can do about a folder that no database starts in. */
const damaged = (data: string, reason: string): Error =>
  new Error(
    `The database in ${data} does not start: ${reason}\n` +
      'Its files are damaged or incomplete. Put a backup in their place, or move the folder away to begin with an empty one.',
  );

/** Makes the cluster once; an interrupted attempt leaves nothing that looks finished. */
const prepareData = async ({ home, runner, programs }: Places): Promise<string> => {
  const data = join(home, 'data');
  if (await exists(join(data, 'PG_VERSION'))) return data;
  if (await exists(data)) throw damaged(data, 'PG_VERSION is missing.');
  const half = join(home, 'data.half');
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { mode: 0o700 });
  if (runner) await chown(half, runner.uid, runner.gid);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
  await run(
    join(programs, 'initdb'),
    ['-D', half, '-U', 'fairground', '--auth=trust', ...locale, '--builtin-locale=C.UTF-8'],
    { ...runner, cwd: '/' },
  );
  await rename(half, data);
  return data;
};

/** The postmaster's own note: its process number on line 1, its readiness on line 8. */
const readNote = (data: string): { pid: number; ready: boolean } | undefined => {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
};

const commandOf = async (pid: number): Promise<string> =>
  readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() =>
    run('ps', ['-p', String(pid), '-o', 'command=']).then(
      ({ stdout }) => stdout,
      () => '',
    ),
  );

const endProcess = async (pid: number): Promise<void> => {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    for (const end = performance.now() + stopWithinMs; performance.now() < end; await wait(10))
      if (!isAlive(pid)) return;
  }
};

/** Stops a postmaster that outlived its platform; drops a note whose number means another process. */
const clearNote = async (data: string): Promise<void> => {
  const note = readNote(data);
  if (note === undefined) return;
  if (isAlive(note.pid) && (await commandOf(note.pid)).includes(data)) await endProcess(note.pid);
  await rm(join(data, 'postmaster.pid'), { force: true });
};

/** More than a platform and its tools open at once. */
const CONNECTIONS = 100;

const launch = (
  { home, runner, programs }: Places,
  data: string,
  socket: string,
  connections: number,
): ChildProcess => {
  const log = openSync(join(home, 'postgres.log'), 'a');
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: String(connections),
    shared_buffers: '128MB',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '1GB',
    io_method: 'sync',
    fsync: 'on',
    synchronous_commit: 'on',
    log_min_messages: 'warning',
    jit: 'off',
  };
  const child = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    // Its own session: Ctrl+C in the terminal must not stop the database before the platform.
    { ...runner, cwd: '/', detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  return child;
};

/** The last reason that PostgreSQL gave for ending. */
const lastReason = async (home: string): Promise<string> => {
  const log = await readFile(join(home, 'postgres.log'), 'utf8').catch(() => '');
  const reason = log.match(/(?<=(FATAL|PANIC): +).*/g)?.at(-1) ?? log.trim().split('\n').at(-1);
  return reason === undefined || reason === '' ? `see ${join(home, 'postgres.log')}` : reason;
};

/**
 * Starts the embedded PostgreSQL in `<dataDir>/postgres`, on a Unix socket in a private folder, and
 * keeps it running: a killed postmaster is started again. One platform process per data folder. Throws
 * with what to do when the folder is damaged.
 */
export const startEmbedded = async (
  dataDir: string,
  connections = CONNECTIONS,
): Promise<EmbeddedDatabase> => {
  const folder = resolve(dataDir);
  const places = await findPlaces(folder);
  const release = await takeLock(join(folder, 'platform.lock'));
  let stopping = false;
  let child: ChildProcess | undefined;
  let failedStarts = 0;
  const endWithPlatform = () => child?.kill('SIGINT');
  try {
    const data = await prepareData(places);
    const socket = await socketFolder(places);
    await clearNote(data);

    const supervise = (pauseMs: number): void => {
      const began = performance.now();
      child = launch(places, data, socket, connections);
      child.once('error', () => undefined);
      child.once('close', async () => {
        if (stopping) return;
        failedStarts += 1;
        // Its last backends may still hold shared memory; a start that fails at once is repeated.
        const quick = performance.now() - began < 1000;
        await wait(quick ? pauseMs : 0);
        await clearNote(data);
        if (!stopping) supervise(quick ? Math.min(pauseMs * 2, 2000) : 20);
      });
    };
    supervise(20);
    process.once('exit', endWithPlatform);

    const end = performance.now() + readyWithinMs;
    while (!(readNote(data)?.ready === true && readNote(data)?.pid === child?.pid)) {
      if (failedStarts > failedStartsMax) throw damaged(data, await lastReason(places.home));
      if (performance.now() > end)
        throw new Error(`The database did not start: see ${places.home}`);
      await wait(5);
    }
    return {
      address: addressIn(socket),
      pid: () => child?.pid,
      stop: async () => {
        stopping = true;
        process.off('exit', endWithPlatform);
        if (child?.pid !== undefined && child.exitCode === null) await endProcess(child.pid);
        await release();
      },
    };
  } catch (error) {
    stopping = true;
    child?.kill('SIGINT');
    await release();
    throw error;
  }
};

/** The database that a living platform keeps running in a data folder, once it takes questions. */
const besidePlatform = async (dataDir: string): Promise<EmbeddedDatabase | undefined> => {
  const places = await findPlaces(resolve(dataDir));
  const note = readNote(join(places.home, 'data'));
  if (note?.ready !== true) return undefined;
  const stop = async () => undefined;
  return { address: addressIn(await socketFolder(places)), pid: () => note.pid, stop };
};

/**
 * The embedded PostgreSQL of a data folder for whoever looks in: beside the platform that runs it, which
 * goes on; where none runs, started for the caller alone. Throws as `startEmbedded` does.
 */
export const reachEmbedded = async (dataDir: string): Promise<EmbeddedDatabase> => {
  for (const end = performance.now() + readyWithinMs; ; await wait(20)) {
    try {
      return await startEmbedded(dataDir);
    } catch (error) {
      if (!(error instanceof LockHeld) || performance.now() > end) throw error;
    }
    const running = await besidePlatform(dataDir);
    if (running !== undefined) return running;
  }
};
