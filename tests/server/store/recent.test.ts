import { expect, test } from 'vitest';
import type { Appended } from '../../../server/store/append';
import { Recent } from '../../../server/store/recent';

/** A batch behind position `after`: an event at each place, and a fact of every second one. */
const batch = (after: number, count: number): Appended => {
  const positions = Array.from({ length: count }, (_, n) => after + 1 + n);
  return {
    after,
    events: positions.map((position) => ({
      position,
      stream: 'till:1',
      id: '1',
      version: position,
      event: { type: 'till.paid' },
      at: '2026-01-01T00:00:00.000Z',
    })),
    facts: positions
      .filter((position) => position % 2 === 0)
      .map((position) => ({
        position,
        part: 0,
        audience: 'room:all',
        n: null,
        handler: 'paid',
        body: {},
      })),
  };
};

const positionsOf = (list: readonly { position: number }[] | undefined) =>
  list?.map(({ position }) => position);

test('what was written in one piece is read from memory, a page at a time', () => {
  const recent = new Recent();
  recent.add(batch(10, 3));
  recent.add(batch(13, 2));
  expect(positionsOf(recent.eventsAfter(10, 100))).toEqual([11, 12, 13, 14, 15]);
  expect(positionsOf(recent.eventsAfter(12, 2))).toEqual([13, 14]);
  expect(positionsOf(recent.factsBetween(10, 15))).toEqual([12, 14]);
  expect(positionsOf(recent.factsBetween(12, 14))).toEqual([14]);
});

test('of what it does not hold whole it says nothing', () => {
  const recent = new Recent();
  expect(recent.eventsAfter(0, 10)).toBeUndefined();
  recent.add(batch(10, 5));
  expect(recent.eventsAfter(9, 10)).toBeUndefined();
  // Behind the end somebody else may have written.
  expect(recent.eventsAfter(15, 10)).toBeUndefined();
  expect(recent.factsBetween(9, 15)).toBeUndefined();
  expect(recent.factsBetween(10, 16)).toBeUndefined();
});

test('it begins anew where another process wrote in between', () => {
  const recent = new Recent();
  recent.add(batch(10, 5));
  recent.add(batch(17, 2));
  expect(recent.eventsAfter(10, 10)).toBeUndefined();
  expect(positionsOf(recent.eventsAfter(17, 10))).toEqual([18, 19]);
  expect(positionsOf(recent.factsBetween(17, 19))).toEqual([18]);
});

test('it keeps two thousand events at most, and none of a cleared past', () => {
  const recent = new Recent();
  recent.add(batch(0, 1_500));
  recent.add(batch(1_500, 501));
  expect(recent.eventsAfter(1_000, 1)).toBeUndefined();
  expect(positionsOf(recent.eventsAfter(1_001, 1))).toEqual([1_002]);
  expect(positionsOf(recent.factsBetween(1_001, 1_004))).toEqual([1_002, 1_004]);
  recent.clear();
  expect(recent.eventsAfter(1_999, 1)).toBeUndefined();
  recent.add(batch(2_001, 1));
  expect(positionsOf(recent.eventsAfter(2_001, 1))).toEqual([2_002]);
});
