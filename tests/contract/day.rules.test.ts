import { expect, test } from 'vitest';
import { dayAfter, dayAt, daysBetween, startOf, streakOn } from '../../contract/day.rules';

test('a day is the one that it is where its player is', () => {
  const at = '2026-11-24T10:30:00.000Z';
  expect(dayAt(at)).toBe('2026-11-24');
  expect(dayAt(at, 'Pacific/Kiritimati')).toBe('2026-11-25');
  expect(dayAt(at, 'Pacific/Niue')).toBe('2026-11-23');
  expect(dayAt(at, 'Europe/Berlin')).toBe('2026-11-24');
});

test('a zone that is none counts as UTC', () => {
  expect(dayAt('2026-11-24T23:59:59.999Z', 'Middle/Earth')).toBe('2026-11-24');
  expect(startOf('2026-11-24', 'Middle/Earth')).toBe('2026-11-24T00:00:00.000Z');
});

test.each([
  [undefined, '2026-11-24', '2026-11-24T00:00:00.000Z'],
  ['Europe/Berlin', '2026-11-24', '2026-11-23T23:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-24', '2026-11-23T18:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-24', '2026-11-23T10:00:00.000Z'],
  ['Pacific/Niue', '2026-11-24', '2026-11-24T11:00:00.000Z'],
  // Clocks are put forward at midnight: the day begins at one.
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
])('a day begins with its first quarter of an hour: %s', (zone, day, start) => {
  expect(startOf(day, zone)).toBe(start);
  expect(dayAt(start, zone)).toBe(day);
  expect(dayAt(new Date(Date.parse(start) - 1).toISOString(), zone)).toBe(dayAfter(day, -1));
});

test('days are counted over the end of a month', () => {
  expect(dayAfter('2026-02-28')).toBe('2026-03-01');
  expect(daysBetween('2026-02-27', '2026-03-01')).toBe(2);
  expect(daysBetween('2026-03-01', '2026-02-28')).toBe(-1);
});

test('a streak goes on the next day, forgives one that was missed, and no more', () => {
  const streak = { day: '2026-11-20', days: 4 };
  expect(streakOn(undefined, '2026-11-20')).toBe(1);
  expect(streakOn(streak, '2026-11-21')).toBe(5);
  expect(streakOn(streak, '2026-11-22')).toBe(5);
  expect(streakOn(streak, '2026-11-23')).toBe(1);
});

test('the same day again, or one before it, adds nothing to a streak', () => {
  const streak = { day: '2026-11-20', days: 4 };
  expect(streakOn(streak, '2026-11-20')).toBe(4);
  expect(streakOn(streak, '2026-11-18')).toBe(4);
});
