import { describe, expect, test } from 'vitest';
import { testsIn } from '../../scripts/map/reports.mjs';
import { isOf, testsOf } from '../../scripts/map/titles.mjs';
import { brokenIn, content, readLines, unprovedIn } from '../../scripts/spec-map.mjs';

const aLine = (file: string, test: string) => ({
  section: '9',
  line: 'A rule',
  holders: [{ file, test }],
});
const here = 'tests/scripts/spec-map.test.ts';

test('every test that the map names is there and is run, every open line is somebody’s', () => {
  expect(brokenIn(readLines())).toEqual([]);
});

test('the document covers eight sections, says how many lines are held and who owns the open ones', () => {
  const text = content();
  for (const section of [2, 3, 4, 5, 6, 7, 8, 9]) expect(text).toContain(`## §${section} `);
  const [, open] = /\d+ of \d+ lines are held, (\d+) are open/.exec(text) ?? [];
  expect(text.match(/\*\*open\*\* \(issue \d+\)/g) ?? []).toHaveLength(Number(open));
});

describe('a line is not held', () => {
  test.each([
    ['contract/limits.ts', 'REDIRECTS_MAX = 31', 'is no file that `npm test -- all` runs'],
    ['tests/faults/gift-kill.test.ts', 'anything', 'is no file that `npm test -- all` runs'],
    ['tests/scripts/gone.test.ts', 'anything', 'is gone'],
    [
      here,
      'is no file that `npm test -- all` runs',
      'has no test "is no file that `npm test -- all` runs"',
    ],
    [here, 'by %s > %s', 'has no test "by %s > %s"'],
    [
      'tests/server/store/embedded.test.ts',
      'as root it works below a private folder',
      'skips "as root it works below a private folder"',
    ],
  ])('by %s, %s', (file, title, fault) => {
    expect(brokenIn([aLine(file, title)])).toEqual([`§9 "A rule": ${file} ${fault}`]);
  });

  test('by nobody at all', () => {
    const open = { section: '9', line: 'A rule', holders: [] };
    expect(brokenIn([open, { ...open, issue: 20 }])).toEqual([
      '§9 "A rule": open, and no issue owns it',
    ]);
  });

  test('by a title that stands elsewhere than in a test', () => {
    expect(brokenIn([aLine(here, 'a line is not held > by nobody at all')])).toEqual([]);
    expect(brokenIn([aLine(here, 'by nobody at all')])).toHaveLength(1);
  });
});

test('titles are those of tests, with what is around them, whatever takes part in them', () => {
  const source = `
    test('plain', () => {});
    test.each([[1]])('%i rows', () => {});
    describe('box', () => {
      it(\`of \${kind}\`, () => {});
      test(name, { timeout: 5 }, () => {});
      test.skip('left out', () => {});
    });
    test.describe.fixme('later', () => { test('some day', async ({ page }) => {}); });
    test.fails('known to fail', () => {});
    test.use({ locale: 'de' });
    test.beforeEach(() => {});
    const test_ = 'no test';
  `;
  expect(testsOf('a.test.ts', source)).toEqual([
    { title: 'plain', isSkipped: false },
    { title: '%i rows', isSkipped: false },
    { title: 'box > of %s', isSkipped: false },
    { title: 'box > %s', isSkipped: false },
    { title: 'box > left out', isSkipped: true },
    { title: 'later > some day', isSkipped: true },
    { title: 'known to fail', isSkipped: true },
  ]);
});

test.each([
  ['%i of %s (all)', '3 of ruby (all)', true],
  ['%i of %s (all)', '%i of %s (all)', true],
  ['$type: $a.b', 'gift: 5', true],
  ['50 % of it', '50 % of it', true],
  ['50 % of it', '50 x of it', false],
  ['ends', 'ends not', false],
])('a title %j stands for %j: %s', (said, title, is) => {
  expect(isOf(said, title)).toBe(is);
});

test('a run is read from both kinds of report', () => {
  const vitest = {
    testResults: [
      {
        name: `${process.cwd()}/tests/a.test.ts`,
        assertionResults: [{ ancestorTitles: ['box'], title: 'opens', status: 'passed' }],
      },
    ],
  };
  const spec = (title: string, status: string) => ({
    file: 'e2e/a.spec.ts',
    title,
    tests: [{ status }],
  });
  const playwright = {
    config: { rootDir: `${process.cwd()}/tests` },
    suites: [
      {
        title: 'e2e/a.spec.ts',
        specs: [spec('plays', 'expected'), spec('fails', 'unexpected'), spec('wavers', 'flaky')],
        suites: [{ title: 'box', specs: [spec('waits', 'skipped')] }],
      },
    ],
  };
  expect(testsIn(vitest)).toEqual([
    { file: 'tests/a.test.ts', title: 'box > opens', status: 'passed' },
  ]);
  expect(testsIn(playwright).map(({ file, title, status }) => [file, title, status])).toEqual([
    ['tests/e2e/a.spec.ts', 'plays', 'passed'],
    ['tests/e2e/a.spec.ts', 'fails', 'failed'],
    ['tests/e2e/a.spec.ts', 'wavers', 'failed'],
    ['tests/e2e/a.spec.ts', 'box > waits', 'skipped'],
  ]);
});

test('what the map names and a run has not passed is named: missing, skipped, failed', () => {
  const file = 'tests/a.test.ts';
  const ran = [
    { file, title: 'passes', status: 'passed' },
    { file, title: '1 of 2', status: 'passed' },
    { file, title: '2 of 2', status: 'failed' },
    { file, title: 'rests', status: 'pending' },
    { file: 'tests/b.test.ts', title: 'elsewhere', status: 'passed' },
  ];
  const unproved = (title: string) => unprovedIn([aLine(file, title)], ran);
  expect(unproved('passes')).toEqual([]);
  expect(unproved('1 of 2')).toEqual([]);
  expect(unproved('%i of %i')).toEqual([`§9 "A rule": ${file} "%i of %i" failed`]);
  expect(unproved('rests')).toEqual([`§9 "A rule": ${file} "rests" pending`]);
  expect(unproved('elsewhere')).toEqual([`§9 "A rule": ${file} "elsewhere" was not run`]);
});
