import { describe, expect, test } from 'vitest';
import {
  breakEven,
  leavesNothing,
  monthsMost,
  nextStart,
  outlookOf,
  startsBetween,
  timetableFlaw,
} from '../../contract/template.rules';

/** A Wednesday. */
const NOW = Date.parse('2026-11-25T10:17:00.000Z');
const HOUR_MS = 3_600_000;
const when = (starts: readonly number[]) => starts.map((start) => new Date(start).toISOString());

describe('starts', () => {
  test.each([
    ['hour', 30, ['2026-11-25T10:30:00.000Z', '2026-11-25T11:30:00.000Z']],
    ['two-hours', 0, ['2026-11-25T12:00:00.000Z']],
    ['day', 10 * 60, []],
    ['day', 11 * 60, ['2026-11-25T11:00:00.000Z']],
    ['week', 2 * 1_440 + 12 * 60, ['2026-11-25T12:00:00.000Z']],
    ['week', 1_440, []],
  ] as const)('each %s, %i minutes into it', (every, at, expected) => {
    expect(when(startsBetween({ every, at }, NOW, NOW + 2 * HOUR_MS))).toEqual(expected);
  });

  test('the one at the very moment is over, the one at the end counts', () => {
    const noon = Date.parse('2026-11-25T12:00:00.000Z');
    expect(startsBetween({ every: 'hour', at: 0 }, noon, noon + HOUR_MS)).toEqual([noon + HOUR_MS]);
    expect(nextStart({ every: 'hour', at: 0 }, noon)).toBe(noon + HOUR_MS);
    expect(nextStart({ every: 'hour', at: 0 }, noon - 1)).toBe(noon);
    expect(startsBetween({ every: 'hour', at: 0 }, noon, noon - HOUR_MS)).toEqual([]);
  });
});

test.each([
  [{}, undefined],
  [{ at: 1_439 }, undefined],
  [{ at: 1_440 }, 'at'],
  [{ lasts: 1_440 }, undefined],
  [{ lasts: 1_441 }, 'lasts'],
  [{ ahead: 1_439 }, 'ahead'],
] as const)('a timetable is kept as far as one is to come and one under way: %o', (more, flaw) => {
  const daily = { every: 'day', at: 0, lasts: 60, ahead: 1_440 } as const;
  expect(timetableFlaw({ ...daily, ...more })).toBe(flaw);
});

describe('what one costs', () => {
  const stakes = { mode: 0, buyIn: 100, guaranteed: 2_000, winners: 3 } as const;

  test('too few, and it costs nothing', () => {
    expect(outlookOf(stakes, 1)).toEqual({
      ...{ entries: 1, isCancelled: true, pot: 0, added: 0, prizes: [] },
    });
  });

  test('the house adds what the buy-ins leave open, and from there on nothing', () => {
    const added = [2, 19, 20, 21].map((entries) => outlookOf(stakes, entries).added);
    expect(added).toEqual([1_800, 100, 0, 0]);
    expect(outlookOf(stakes, 21).pot).toBe(2_100);
    expect(breakEven(stakes)).toBe(20);
  });

  test('what is paid is what is played for, to as many as there are', () => {
    for (const entries of [2, 3, 40]) {
      const { pot, prizes } = outlookOf(stakes, entries);
      expect(prizes).toHaveLength(Math.min(entries, 3));
      expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(pot);
    }
  });

  test('what costs no buy-in is always paid by the house; what guarantees nothing never', () => {
    expect(breakEven({ ...stakes, buyIn: 0 })).toBeUndefined();
    expect(breakEven({ ...stakes, guaranteed: 0 })).toBe(2);
    expect(breakEven({ ...stakes, guaranteed: 1_901 })).toBe(20);
  });

  test('a month has thirty days of it', () => {
    expect(monthsMost(stakes, { every: 'day', at: 0 })).toBe(30 * 1_800);
    expect(monthsMost(stakes, { every: 'hour', at: 0 })).toBe(720 * 1_800);
  });

  test('a pot that leaves a place nothing is told', () => {
    expect(leavesNothing(stakes)).toBe(false);
    expect(leavesNothing({ ...stakes, buyIn: 0, guaranteed: 0 })).toBe(true);
    expect(leavesNothing({ ...stakes, guaranteed: 2_000, winners: 20 })).toBe(true);
    expect(leavesNothing({ mode: 0, buyIn: 100, guaranteed: 0 })).toBe(false);
  });
});
