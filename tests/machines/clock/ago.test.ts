import { expect, test } from 'vitest';
import { agoOf } from '../../../machines/clock/clock.rules';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-HOUR, undefined],
  [0, undefined],
  [28, undefined],
  [29, '29 second'],
  [MINUTE - 1, '59 second'],
  [MINUTE, '1 minute'],
  [2 * MINUTE - 1, '1 minute'],
  [2 * MINUTE, '2 minute'],
  [HOUR - 1, '59 minute'],
  [HOUR, '1 hour'],
  [DAY - 1, '23 hour'],
  [DAY, '1 day'],
  [7 * DAY - 1, '6 day'],
  [7 * DAY, '1 week'],
  [30 * DAY - 1, '4 week'],
  [30 * DAY, '1 month'],
  [365 * DAY - 1, '12 month'],
  [365 * DAY, '1 year'],
  [2 * 365 * DAY - 1, '1 year'],
  [2 * 365 * DAY, '2 year'],
])('what was %d seconds ago is told as %s', (seconds, told) => {
  const ago = agoOf(seconds);
  expect(ago && `${ago.count} ${ago.unit}`).toBe(told);
});
