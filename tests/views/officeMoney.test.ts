import { beforeAll, expect, test } from 'vitest';
import { differences } from '../../src/office/desks/money.desk';
import { speak } from '../../src/office/say';

beforeAll(async () => {
  document.documentElement.lang = 'en';
  await speak('en');
});

const said = (comparison: object) => differences.about?.(comparison as never);

test('an empty list says whether anybody compared', () => {
  expect(said({ compared: 0 })).toBe('The books were not compared yet.');
  const at = '2026-11-24T09:00:00.000Z';
  expect(said({ at, compared: 1_204 })).toMatch(/^Compared .*2026.*: 1,204 payments\.$/);
  expect(said({ at, compared: 3, failedAt: '2026-11-24T12:00:00.000Z' })).toMatch(
    /^Compared .*: 3 payments\. The provider did not answer .*2026.*\.$/,
  );
});
