import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = resolve('.');
const tool = (name: string) => join(root, 'node_modules', '.bin', name);

let copy: string;

/** Runs a command in the copy; what it printed, whether it succeeded or not. */
const inCopy = async (command: string, args: string[]): Promise<{ code: number; said: string }> => {
  try {
    const { stdout, stderr } = await run(command, args, { cwd: copy });
    return { code: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, said: stdout + stderr };
  }
};

const scaffold = (...args: string[]) => inCopy(process.execPath, ['scripts/new.mjs', ...args]);

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'fairground-new-'));
  const { stdout } = await run('git', ['ls-files', '-z', '-co', '--exclude-standard']);
  const files = stdout
    .split('\0')
    .filter((file) => /^[^/]+$|\.(m?tsx?|mjs|css|json|sql|tmpl)$/.test(file));
  for (const file of files) {
    await cp(join(root, file), join(copy, file), { recursive: true }).catch((error: unknown) => {
      // A file that git knows and somebody has just removed.
      if ((error as { code?: string }).code !== 'ENOENT') throw error;
    });
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
}, 30_000);
afterAll(() => rm(copy, { recursive: true, force: true }));

test('a new noun stands in every room and compiles there', async () => {
  const { code, said } = await scaffold('keepsake', '§3 Gift');
  expect(said).not.toContain('by hand');
  expect(code).toBe(0);
  const rooms = new Set(
    [...said.matchAll(/^new +(\S+)/gm)].map(([, file = '']) => file.split('/')[0]),
  );
  expect(rooms).toEqual(
    new Set(['contract', 'machines', 'model-tests', 'server', 'src', 'stories', 'tests']),
  );
  for (const room of ['contract', 'machines', 'server', '.']) {
    expect(await inCopy(tool('tsc'), ['-p', room])).toEqual({ code: 0, said: '' });
  }
  const fresh = [...said.matchAll(/^new +(\S+\.tsx?)$/gm)].map(([, file = '']) => file);
  expect(fresh.map((file) => dirname(file))).toContain('machines/keepsake');
  expect(await inCopy(tool('oxlint'), fresh)).toMatchObject({ code: 0 });
  expect(await inCopy(tool('biome'), ['ci', ...fresh])).toMatchObject({ code: 0 });
}, 60_000);

test('a noun that exists is not written over, a name that is none is refused', async () => {
  expect(await scaffold('wallet')).toMatchObject({ code: 1 });
  for (const name of ['Gift', 'gift card', '../gift', '']) {
    expect(await scaffold(name)).toMatchObject({ code: 2 });
  }
});
