import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { GameKept } from '../../contract/game.desk';
import { setStakes, showGame } from '../../contract/game.desk';
import { games } from '../../src/office/desks/game.desk';

const kept: GameKept = {
  _id: 'game_high-striker EUR',
  gameId: 'game_high-striker',
  name: 'High Striker',
  studio: 'House',
  features: ['Set your own odds', 'High swings'],
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

const show = games.deeds.find(({ name }) => name === 'showGame');
const shownOf = (typed: object) =>
  z.parse(showGame.body!, show?.body(kept._id, { ...typed, why: 'A festival' })).shown;

test('how a game is shown stands there as it is, and is sent as typed', () => {
  const typed = show?.values?.(kept) ?? {};
  expect(typed).toEqual({
    studio: 'House',
    features: 'Set your own odds, High swings',
    cover: 'as it is drawn',
  });
  expect(shownOf(typed)).toEqual({
    studio: 'House',
    features: ['Set your own odds', 'High swings'],
  });
  expect(shownOf({ ...typed, studio: ' ', features: ' , ' })).toEqual({});
  const image = '/images/image_0123456789abcdef01234567.webp';
  const pictured = show?.values?.({ ...kept, image }) ?? {};
  expect(shownOf(pictured)).toMatchObject({ image });
  expect(shownOf({ ...pictured, cover: 'as it is drawn' })).not.toHaveProperty('image');
});

test.each([
  [{ studio: 'All' }],
  [{ studio: 'x'.repeat(41) }],
  [{ features: 'a'.repeat(41) }],
  [{ features: '<b>Free</b>' }],
  [{ features: 'Free; spins' }],
  [{ features: '!!!' }],
  [{ features: Array.from({ length: 13 }, (_, index) => `Kind ${index}`).join() }],
  [{ cover: 'a picture' }],
])('%j is none', (typed) => {
  expect(() => shownOf(typed)).toThrow();
});
