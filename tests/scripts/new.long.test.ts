import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LONG_MS, SCAFFOLD_MS } from '../support/patience';

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

const screenTests = ['tests/machines/router/router.test.ts', 'tests/views/pages.test.tsx'];

const scaffold = (...args: string[]) => inCopy(process.execPath, ['scripts/new.mjs', ...args]);

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'fairground-new-'));
  const { stdout } = await run('git', ['ls-files', '-z', '-co', '--exclude-standard']);
  const files = stdout
    .split('\0')
    .filter((file) => /^[^/]+$|\.(m?tsx?|mjs|css|json|md|snap|sql|tmpl|patch)$/.test(file));
  const copies = files.map((file) =>
    cp(join(root, file), join(copy, file), { recursive: true }).catch((error: unknown) => {
      // A file that git knows and somebody has just removed.
      if ((error as { code?: string }).code !== 'ENOENT') throw error;
    }),
  );
  await Promise.all(copies);
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
}, LONG_MS);
afterAll(() => rm(copy, { recursive: true, force: true }));

test(
  'a new noun stands in every room and compiles there',
  async () => {
    const { code, said } = await scaffold('keepsake', '§3 Gift');
    expect({ code, said }).toEqual({ code: 0, said: expect.not.stringContaining('by hand') });
    const rooms = new Set(
      [...said.matchAll(/^new +(\S+)/gm)].map(([, file = '']) => file.split('/')[0]),
    );
    expect(rooms).toEqual(
      new Set(['contract', 'machines', 'model-tests', 'server', 'src', 'stories', 'tests']),
    );
    const fresh = [...said.matchAll(/^new +(\S+\.tsx?)$/gm)].map(([, file = '']) => file);
    expect(fresh).toContain('machines/keepsake/keepsake.machine.ts');
    const checks = [
      ...['contract', 'machines', 'server', '.'].map((room) => inCopy(tool('tsc'), ['-p', room])),
      inCopy(tool('oxlint'), ['--quiet', ...fresh]),
      inCopy(tool('biome'), ['ci', ...fresh]),
    ];
    const wrong = (await Promise.all(checks)).filter(({ code }) => code !== 0);
    expect(wrong).toEqual([]);
    const entered = [...said.matchAll(/^entered +(\S+):/gm)].map(([, file]) => file);
    expect(entered).toEqual(['machines/app/late.ts', 'machines/app/routes.ts', 'server/nouns.ts']);
    const docs = await inCopy(process.execPath, ['scripts/docs.mjs', 'keepsake']);
    expect(docs).toEqual({ code: 0, said: expect.stringContaining('docs/machines/keepsake.md') });
    const projects = ['unit', 'views', 'server'].flatMap((project) => ['--project', project]);
    const vitest = (...args: string[]) => inCopy(tool('vitest'), ['run', ...projects, ...args]);
    const own = await vitest('keepsake', ...screenTests);
    expect(own).toMatchObject({ code: 0, said: expect.not.stringContaining('skipped') });
    const passed = /Test Files\D+(\d+) passed/.exec(stripVTControlCharacters(own.said))?.[1];
    expect(Number(passed)).toBe(
      [...fresh.filter((file) => /\.test\.tsx?$/.test(file)), ...screenTests].length,
    );
    const all = ['model-tests/walks.test.ts', 'tests/machines/stories.test.ts'];
    expect(await vitest(...all, '-t', 'keepsake|says what')).toMatchObject({ code: 0 });
  },
  SCAFFOLD_MS,
);

test(
  'a noun that exists is not written over, a name that is none is refused',
  async () => {
    expect(await scaffold('wallet')).toMatchObject({ code: 1 });
    for (const name of ['Gift', 'gift card', '../gift', '']) {
      expect(await scaffold(name)).toMatchObject({ code: 2 });
    }
  },
  LONG_MS,
);
