import { expect, test } from 'vitest';
import { brokenIn, content, readLines } from '../../scripts/spec-map.mjs';

test('every holder that the map names still holds', () => {
  expect(brokenIn(readLines())).toEqual([]);
});

test('a holder whose file or text is gone is named', () => {
  const line = { section: '9', line: 'A rule' };
  const broken = [
    { ...line, holders: [{ file: 'contract/gone.ts', has: 'anything' }] },
    { ...line, holders: [{ file: 'contract/limits.ts', has: 'REDIRECTS_MAX = 32' }] },
    { ...line, holders: [{ file: 'contract/limits.ts', has: 'REDIRECTS_MAX = 31' }] },
  ];
  expect(brokenIn(broken)).toEqual([
    '§9 "A rule": contract/gone.ts has no "anything"',
    '§9 "A rule": contract/limits.ts has no "REDIRECTS_MAX = 32"',
  ]);
});

test('the document covers the five sections and names what is open', () => {
  const text = content();
  for (const section of ['§2', '§4', '§5', '§8', '§9']) expect(text).toContain(`## ${section} `);
  expect(text).toContain('**open**');
});
