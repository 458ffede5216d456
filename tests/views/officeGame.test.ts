import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { GameKept } from '../../contract/game.desk';
import { setStakes } from '../../contract/game.desk';
import { games } from '../../src/office/desks/game.desk';

const kept: GameKept = {
  _id: 'game_high-striker EUR',
  gameId: 'game_high-striker',
  name: 'High Striker',
  studio: 'House',
  currency: 'EUR',
  published: 0.99,
  isOdd: false,
  rounds: 1,
  staked: 100,
  returned: 0,
  caps: [],
  stakes: [
    { currency: 'EUR', stakes: [50, 150, 2_000] },
    { currency: 'JPY', stakes: [1_000, 5_000] },
  ],
  withheld: [],
};
const deed = games.deeds.find(({ name }) => name === 'setStakes');
const typedAt = (row: GameKept) => deed?.values?.(row) ?? {};
const bodyOf = (typed: object) =>
  z.parse(
    setStakes.body!,
    deed?.body(kept._id, { ...typedAt(kept), ...typed, why: 'Small change' }),
  );

test('stakes stand there as they are, in the currency’s own writing, and are sent as typed', () => {
  expect(typedAt(kept)).toEqual({ currency: 'EUR', stakes: '0.50 1.50 20.00' });
  expect(typedAt({ ...kept, stakes: [] })).toEqual({ currency: 'EUR', stakes: '' });
  expect(bodyOf({})).toEqual({
    _id: 'game_high-striker',
    currency: 'EUR',
    stakes: [50, 150, 2_000],
    why: 'Small change',
  });
  expect(bodyOf({ currency: 'JPY', stakes: ' 1000; 5000 ' })).toMatchObject({
    stakes: [1_000, 5_000],
  });
  expect(bodyOf({ stakes: ' ' })).toMatchObject({ stakes: [] });
});

test('what is no amount of the currency is refused, not rounded', () => {
  expect(() => bodyOf({ currency: 'JPY', stakes: '0.5' })).toThrow();
  expect(() => bodyOf({ stakes: '1 two' })).toThrow();
});
