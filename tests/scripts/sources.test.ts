import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findingsIn, rules, secrets } from './sources';

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  .split('\0')
  .filter((path) => /\.(?:[cm]?[jt]sx?|json|md|sql|html|css|svg|yml)$|^\.[a-z]+rc$/.test(path));
const texts = tracked.map((path) => ({ path, text: readFileSync(path, 'utf8') }));

test('no tracked file holds a secret, a path of somebody’s machine or a registry of their own', () => {
  expect(texts.length).toBeGreaterThan(1_000);
  expect(secrets.flatMap((rule) => findingsIn(rule, texts))).toEqual([]);
});

// By `%s`: a member of an object would be quoted and cut short in the reports that the maps read.
describe.each(rules.map((rule) => [rule.says, rule] as const))('%s', (_, rule) => {
  test('in every file of its rooms', () => {
    expect(texts.filter(({ path }) => rule.rooms.test(path)).length).toBeGreaterThan(0);
    expect(findingsIn(rule, texts)).toEqual([]);
  });
});

/** Put together here, so that this file is none that holds them. */
const planted: readonly (readonly [string, string, string])[] = [
  ['a.ts', `-----BEGIN ${'PRIVATE'} KEY-----`, 'private key'],
  ['a.md', `AKIA${'A'.repeat(16)}`, 'cloud key'],
  ['a.ts', `const t = 'gh${'p_'}${'a1'.repeat(18)}'`, 'token of a forge'],
  ['a.json', `sk_${'live_'}${'a1'.repeat(12)}`, 'payment key'],
  ['a.ts', `eyJ${'hbGciOi'}.eyJ${'zdWIiOiI'}.${'s'.repeat(43)}`, 'signed token'],
  ['a.md', `see /${'home'}/somebody/project`, 'path of a machine'],
  ['.npmrc', `registry${'='}https://packages.example`, 'registry'],
  ['package-lock.json', `"resolved": "https://${'packages'}.example/a.tgz"`, 'registry'],
  ['server/a.ts', `new Function${'('}text)`, 'text becomes neither code nor markup'],
  ['src/a.tsx', `node.inner${'HTML'} = text`, 'text becomes neither code nor markup'],
  ['server/a.ts', `createHash${'('}'md5')`, 'hashes and ciphers are those that hold'],
  [
    'server/a.ts',
    `createCipheriv${'('}'aes-256-cbc', k, v)`,
    'hashes and ciphers are those that hold',
  ],
  [
    'server/a.ts',
    `const id = Math.${'random'}()`,
    'what must not be guessed is drawn by the system',
  ],
  ['server/a.ts', `await fetch${'('}url)`, 'the server follows and sends nobody anywhere'],
  ['server/a.ts', `reply.redirect${'('}url)`, 'the server follows and sends nobody anywhere'],
  ['server/a.ts', `{ rejectUnauthorized${':'} false }`, 'certificates are checked'],
  [
    'server/a.ts',
    `import { exec ${'}'} from 'node:child_process'`,
    'no shell is asked for anything',
  ],
  [
    'server/a/a.desk.ts',
    `select a.*, count(*) ${'over'} () as total from a`,
    'a page knows how many there are behind its end, too: readRange',
  ],
  ['src/ui/A.tsx', `<input on${'Paste'}={stop} />`, 'what is pasted is taken'],
];

test.each(planted)('found in %s: %s', (path, text, what) => {
  const found = [...secrets, ...rules].filter(
    (rule) => findingsIn(rule, [{ path, text }]).length > 0,
  );
  expect(found.map(({ says }) => says)).toContain(what);
});

test('each rule is broken once above', () => {
  const broken = new Set(planted.map(([, , says]) => says));
  expect(
    [...secrets, ...rules].map(({ says }) => says).filter((says) => !broken.has(says)),
  ).toEqual([]);
});

test('every package is the one whose bytes the lockfile knows', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>;
  };
  const unknown = Object.entries(packages)
    .filter(([path, { inBundle }]) => path !== '' && inBundle !== true)
    .filter(([, { integrity }]) => integrity?.startsWith('sha512-') !== true);
  expect(unknown.map(([path]) => path)).toEqual([]);
});
