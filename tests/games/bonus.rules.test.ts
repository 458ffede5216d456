import { expect, test } from 'vitest';
import { bonusOf } from '../../games/bonus.rules';
import { BONUS_ENTRANCE_MS, revealSteps, SLOT_LAND_MS, SLOT_LOOK_MS } from '../../games/show.rules';

const outcome = { spins: [{ pays: 20 }, { pays: 0 }, { pays: 35 }], freeSpins: 2 };

test('free spins have an entrance, a running total and an end', () => {
  expect([0, 1, 2].map((shown) => bonusOf(outcome, shown))).toEqual([
    { spins: 2, spin: 0, won: 0, more: 0 },
    { spins: 2, spin: 1, won: 20, more: 0 },
    { spins: 2, spin: 2, won: 20, more: 0 },
  ]);
});

test('further free spins are told when they are won, not before', () => {
  const spins = [0, 1, 2, 3].map(() => ({ pays: 10 }));
  const again = { spins, freeSpins: 3, won: [1, 2, 0, 0], times: 5 };
  expect([0, 1, 2].map((shown) => bonusOf(again, shown))).toEqual([
    { spins: 1, spin: 0, won: 0, more: 0, times: 5 },
    { spins: 3, spin: 1, won: 10, more: 2, times: 5 },
    { spins: 3, spin: 2, won: 20, more: 0, times: 5 },
  ]);
  const look = SLOT_LAND_MS + SLOT_LOOK_MS;
  const enters = SLOT_LAND_MS + BONUS_ENTRANCE_MS;
  expect(revealSteps('slot', again)).toEqual([enters, enters, look, look]);
});

test('a round without free spins, or of another game, has none', () => {
  for (const other of [{ spins: [{ pays: 20 }], freeSpins: 0 }, { roll: 7, won: true }, null])
    expect(bonusOf(other, 0)).toBeUndefined();
});

test('the spin that won them stands until their entrance has been read', () => {
  expect(revealSteps('slot', outcome)).toEqual([
    SLOT_LAND_MS + BONUS_ENTRANCE_MS,
    SLOT_LAND_MS,
    SLOT_LAND_MS + SLOT_LOOK_MS,
  ]);
});
