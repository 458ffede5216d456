import { expect, test } from 'vitest';
import {
  aheadOf,
  countdownModeOf,
  countdownOf,
  startOf,
} from '../../../machines/tournament/when.rules';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-1, undefined],
  [0, undefined],
  [SECOND, { unit: 'minute', count: 1 }],
  [MINUTE, { unit: 'minute', count: 1 }],
  [MINUTE + SECOND, { unit: 'minute', count: 2 }],
  [HOUR, { unit: 'minute', count: 60 }],
  [HOUR + SECOND, { unit: 'hour', count: 1 }],
  [1.6 * HOUR, { unit: 'hour', count: 2 }],
  [DAY, { unit: 'hour', count: 24 }],
  [DAY + SECOND, { unit: 'day', count: 1 }],
  [6 * DAY, { unit: 'day', count: 6 }],
  [7 * DAY, { unit: 'week', count: 1 }],
  [40 * DAY, { unit: 'month', count: 1 }],
  [366 * DAY, { unit: 'year', count: 1 }],
])('an end that is %i ms ahead is told by its unit', (milliseconds, ahead) => {
  expect(aheadOf(milliseconds)).toEqual(ahead);
});

test.each([
  [-SECOND, 0, { day: 'now' }],
  [5 * MINUTE, 0, { day: 'today', ahead: { unit: 'minute', count: 5 } }],
  [5 * HOUR, 0, { day: 'today', ahead: { unit: 'hour', count: 5 } }],
  // Ten minutes before midnight it is the next day all the same.
  [20 * MINUTE, 1, { day: 'tomorrow' }],
  [30 * HOUR, 2, { day: 'weekday' }],
  [6 * DAY, 6, { day: 'weekday' }],
  [7 * DAY, 7, { day: 'date' }],
])('a start that is %i ms and %i days ahead is told by its day', (milliseconds, days, told) => {
  expect(startOf(milliseconds, days)).toEqual(told);
});

const counts = (milliseconds: number, mode: 'days' | 'hours') =>
  countdownOf(milliseconds, mode).map(({ count }) => count);

test('a countdown has days, hours, minutes and seconds, in day mode hours alone', () => {
  const left = 2 * DAY + 3 * HOUR + 4 * MINUTE + 5 * SECOND + 6;
  expect(counts(left, 'days')).toEqual([2, 3, 4, 5]);
  expect(counts(left, 'hours')).toEqual([51, 4, 5]);
  expect(countdownOf(left, 'days').map(({ unit }) => unit)).toEqual([
    'days',
    'hours',
    'minutes',
    'seconds',
  ]);
});

test('it stands at zeros once the time has passed', () => {
  expect(counts(-DAY, 'days')).toEqual([0, 0, 0, 0]);
  expect(counts(999, 'hours')).toEqual([0, 0, 0]);
});

test('days are told from a whole one on', () => {
  expect(countdownModeOf(DAY)).toBe('days');
  expect(countdownModeOf(DAY - 1)).toBe('hours');
});
