import { expect, test } from 'vitest';
import { expiryOf } from '../../contract/payment.rules';

test.each([
  [undefined, 'good'],
  ['2026-10', 'over'],
  ['2026-11', 'soon'],
  ['2026-12', 'soon'],
  ['2027-01', 'good'],
  ['2030-12', 'good'],
])('in November 2026 a method until %s is %s', (expires, is) => {
  expect(expiryOf(expires, '2026-11-30T23:00:00.000Z')).toBe(is);
});

test('the year after next month is the next one', () => {
  expect(expiryOf('2027-01', '2026-12-01T00:00:00.000Z')).toBe('soon');
});
