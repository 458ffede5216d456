import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../../server/store/embedded.lock';
import { dataFolder } from '../support/folder';
import { freePort } from '../support/server';

const root = join(import.meta.dirname, '../..');

let folder: Awaited<ReturnType<typeof dataFolder>>;
let npm: ChildProcess;
let ended: Promise<unknown>;
let url: string;

/** Faults that nobody catches, in whichever process hears these signals. */
const planted = `
process.on('SIGUSR2', () => Promise.reject(new Error('planted')));
process.on('SIGWINCH', () =>
  Promise.reject(Object.assign(new Error('planted'), { code: 'CONNECTION_CLOSED' })));`;

beforeEach(async () => {
  folder = await dataFolder();
  const faults = join(folder.path, 'faults.mjs');
  await writeFile(faults, planted);
  const port = await freePort();
  url = `http://localhost:${port}`;
  npm = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder.path,
      DEMO: 'off',
      TOURNAMENTS: 'off',
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: `--import=${pathToFileURL(faults).href}`,
    },
    stdio: 'ignore',
  });
  ended = once(npm, 'exit');
  await expect.poll(isOpen).toBe(true);
});
afterEach(async () => {
  npm.kill('SIGTERM');
  await ended;
  await expect.poll(isOpen).toBe(false);
  // It writes into its folder until it has ended.
  await expect.poll(() => database().then(isAlive, () => false)).toBe(false);
  await folder.remove();
});

const isOpen = (): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The process that holds the data folder. */
const platform = async (): Promise<number> =>
  Number((await readFile(join(folder.path, 'platform.lock'), 'utf8')).split(' ')[0]);

const database = async (): Promise<number> => {
  const note = join(folder.path, 'postgres', 'data', 'postmaster.pid');
  return Number((await readFile(note, 'utf8')).split('\n')[0]);
};

/** Open again, as another process. */
const opensAgain = async (than: number) => {
  const isAnother = async () => (await isOpen()) && (await platform().catch(() => than)) !== than;
  await expect.poll(isAnother).toBe(true);
};

test('a fault that nobody caught, or a kill, is followed by another start; a lost connection is not', async () => {
  const first = await platform();
  process.kill(first, 'SIGWINCH');
  expect(await isOpen()).toBe(true);
  expect(await platform()).toBe(first);

  process.kill(first, 'SIGKILL');
  await opensAgain(first);

  const second = await platform();
  process.kill(second, 'SIGUSR2');
  await opensAgain(second);
  expect(isAlive(second)).toBe(false);
});

test('who ends npm ends the platform and its database', async () => {
  const processes = [await platform(), await database()];
  npm.kill('SIGTERM');
  await ended;
  await expect.poll(() => processes.filter(isAlive)).toEqual([]);
});

test('who kills what supervises ends the platform and its database', async () => {
  const processes = [await platform(), await database()];
  const supervisor = await parentOf(await platform());
  process.kill(supervisor, 'SIGKILL');
  await expect.poll(() => processes.filter(isAlive)).toEqual([]);
});

const parentOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
};
