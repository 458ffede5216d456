import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What steps of `npm test` ask vitest for: names of files, in part. */
const filters = [
  ...readFileSync(join(root, 'scripts/test.mjs'), 'utf8').matchAll(/files(?:: | = )\['(.+?)'\]/g),
].map(([, filter = '']) => filter);

const files = ['tests', 'model-tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    join(folder, path),
  ),
);

test('there are steps that run some files', () => {
  expect(filters).toContain('kill.test');
});

test.each(filters)('files are found by %s, which is no option', (filter) => {
  expect(filter).not.toMatch(/^-/);
  expect(files.filter((path) => path.includes(filter))).not.toEqual([]);
});
