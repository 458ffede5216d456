import { describe, expect, test } from 'vitest';
import { brokenIn, content, kindOf, readRequirements, unprovedIn } from '../../scripts/asvs.mjs';

const requirements = readRequirements();

/** How many of levels 1 and 2 each chapter of 5.0.0 has, V1 first. */
const counts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test('each requirement of levels 1 and 2 stands once, in order, and is answered', () => {
  const chapters = requirements.map(({ id }) => Number(id.slice(1).split('.')[0]));
  expect(counts.map((_, at) => chapters.filter((one) => one === at + 1).length)).toEqual(counts);
  expect(requirements).toHaveLength(253);
  expect(requirements.filter(({ level }) => level === 1)).toHaveLength(70);
  const ids = requirements.map(({ id }) => id);
  const order = new Intl.Collator('en', { numeric: true });
  expect(ids).toEqual([...new Set(ids)].toSorted(order.compare));
  expect(brokenIn(requirements)).toEqual([]);
});

test('the document says how many are shown, written, elsewhere and open', () => {
  expect(content()).toMatch(/\d+ are shown by tests, \d+ by a document/);
  expect(content()).toContain('| V17.3.2 | 2 |');
});

const tests = [{ file: 'tests/scripts/asvs.test.ts', test: 'an answer is one' }];
const written = 'docs/security.md#TLS';

describe('an answer is one', () => {
  test.each([
    [{ tests }, 'shown'],
    [{ written }, 'written'],
    [{ why: 'There is none' }, 'elsewhere'],
    [{ instead: 'Something else' }, 'otherwise'],
    [{ why: 'It is missing', issue: 13 }, 'open'],
    [{ issue: 13 }, undefined],
    [{ tests: [] }, undefined],
    [{ tests, written }, undefined],
    [{ tests, why: 'There is none' }, undefined],
    [{ instead: 'Something else', written }, undefined],
    [{}, undefined],
  ])('%j: %s', (answer, kind) => {
    expect(kindOf(answer)).toBe(kind);
  });
});

test('what answers nothing is named', () => {
  const asked = { id: 'V1.1.1', level: 1 as const, asks: 'Something' };
  const fault = (answer: object) => brokenIn([{ ...asked, ...answer }]);
  expect(fault({})).toEqual(['V1.1.1: not answered, or twice']);
  expect(fault({ written })).toEqual([]);
  expect(fault({ written: 'docs/security.md#No such' })).toEqual([
    'V1.1.1: docs/security.md has no heading "No such"',
  ]);
  expect(fault({ written: 'docs/gone.md#TLS' })).toHaveLength(1);
  const [holder] = tests;
  expect(fault({ tests: [{ ...holder, test: 'gone' }] })).toEqual([
    'V1.1.1: tests/scripts/asvs.test.ts has no test "gone"',
  ]);
  expect(unprovedIn([{ ...asked, tests }], [])).toEqual([
    'V1.1.1: tests/scripts/asvs.test.ts "an answer is one" was not run',
  ]);
});
