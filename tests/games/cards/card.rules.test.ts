import { expect, test } from 'vitest';
import { deck, rankIndex, rankOf, suitIndex, suitOf } from '../../../games/cards/card.rules';
import { sample } from '../../../games/fair/draw.rules';
import { fairDraw } from '../../../games/fair/fair.rules';
import { dealt } from '../dealt';
import { chiSquareLimit, chiSquareOf } from '../fair/chi-square';
import { card, cards } from './hand';

test('a deck has every rank of every suit once', () => {
  expect(deck).toHaveLength(52);
  const names = deck.map((each) => `${rankOf(each)} of ${suitOf(each)}`);
  expect(new Set(names).size).toBe(52);
  expect(names[0]).toBe('A of clubs');
  expect(names[51]).toBe('K of spades');
  for (const each of deck) expect(suitIndex(each) * 13 + rankIndex(each)).toBe(each);
});

test('cards are written as players write them', () => {
  expect(cards('Ac 10d Kh 2s')).toEqual([0, 22, 38, 40]);
  expect(() => card('1c')).toThrow();
});

test('a sample is the beginning of a shuffle, takes none twice and leaves its list alone', () => {
  const items = ['a', 'b', 'c', 'd'];
  expect(sample(dealt(3, 0), items, 2)).toEqual(['d', 'b']);
  expect(items).toEqual(['a', 'b', 'c', 'd']);
  expect(sample(dealt(), items, 0)).toEqual([]);
  const all = sample(dealt(1, 1, 1, 0), items, 4);
  expect([...all].sort()).toEqual(items);
  expect(() => sample(dealt(1, 1, 1, 1, 1), items, 5)).toThrow(RangeError);
});

test('every ordered pair of five is equally likely (chi-square)', () => {
  const draw = fairDraw({ serverSeed: 'sample', clientSeed: 'player', nonce: 0 });
  const counts = new Map<string, number>();
  for (let i = 0; i < 200_000; i += 1) {
    const key = sample(draw, [0, 1, 2, 3, 4], 2).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  expect(counts.size).toBe(20);
  expect(chiSquareOf([...counts.values()])).toBeLessThan(chiSquareLimit(20));
});
