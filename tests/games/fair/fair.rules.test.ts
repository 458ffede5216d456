import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { integer, pick, sample, shuffle } from '../../../games/fair/draw.rules';
import { commitOf, fairDraw } from '../../../games/fair/fair.rules';
import { dealt } from '../dealt';
import { chiSquare, chiSquareLimit } from './chi-square';

const seeds = { serverSeed: 'a-server-seed', clientSeed: 'a-client-seed', nonce: 7 };
const TWO_32 = 2 ** 32;

test('the commit is the SHA-256 of the server seed as text', () => {
  expect(commitOf('a-server-seed')).toBe(
    createHash('sha256').update('a-server-seed').digest('hex'),
  );
});

test('words are the HMAC blocks of client seed, nonce and cursor, read in big-endian order', () => {
  const block = (cursor: number) =>
    createHmac('sha256', 'a-server-seed').update(`a-client-seed:7:${cursor}`).digest();
  const expected = [0, 1, 2].flatMap((cursor) =>
    Array.from({ length: 8 }, (_, word) => block(cursor).readUInt32BE(word * 4)),
  );
  const draw = fairDraw(seeds);
  expect(Array.from({ length: 24 }, () => draw.word())).toEqual(expected);
  expect(draw.used).toBe(24);
});

test('a draw continues after the words that earlier steps used', () => {
  const whole = fairDraw(seeds);
  const words = Array.from({ length: 20 }, () => whole.word());
  const rest = fairDraw(seeds, 11);
  expect(Array.from({ length: 9 }, () => rest.word())).toEqual(words.slice(11));
  expect(rest.used).toBe(20);
});

test.each([
  { ...seeds, serverSeed: 'another' },
  { ...seeds, clientSeed: 'another' },
  { ...seeds, nonce: 8 },
])('another seed or nonce gives other words: %j', (other) => {
  expect(fairDraw(other).word()).not.toBe(fairDraw(seeds).word());
});

test.each([-1, 0.5, Number.NaN])('a nonce of %d is refused', (nonce) => {
  expect(() => fairDraw({ ...seeds, nonce })).toThrow(RangeError);
});

test.each([-1, 0.5, Number.NaN])('a start of %d words is refused', (from) => {
  expect(() => fairDraw(seeds, from)).toThrow(RangeError);
});

test('words above the last full multiple are thrown away, the first one included', () => {
  const last = TWO_32 - (TWO_32 % 10);
  const draw = dealt(TWO_32 - 1, last, last - 1);
  expect(integer(draw, 10)).toBe(9);
  expect(draw.used).toBe(3);
});

test('a power of two needs no word thrown away', () => {
  expect(integer(dealt(TWO_32 - 1), 8)).toBe(7);
  expect(integer(dealt(TWO_32 - 1), TWO_32)).toBe(TWO_32 - 1);
});

test.each([0, -3, 1.5, TWO_32 + 1])('no integer is drawn below %d', (n) => {
  expect(() => integer(dealt(1), n)).toThrow(RangeError);
});

test('pick takes the item at the drawn place', () => {
  expect(pick(dealt(4), ['a', 'b', 'c'])).toBe('b');
  expect(() => pick(dealt(4), [])).toThrow(RangeError);
});

test('shuffle keeps every item and leaves its argument alone', () => {
  const cards = Array.from({ length: 52 }, (_, card) => card);
  const shuffled = shuffle(fairDraw(seeds), cards);
  expect(shuffled).not.toEqual(cards);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(cards);
  expect(cards[0]).toBe(0);
});

test('a sample takes so many, all of them at most, none twice', () => {
  const items = ['a', 'b', 'c'];
  expect(sample(dealt(2, 1), items, 2)).toEqual(['c', 'a']);
  expect(sample(dealt(0, 0, 0), items, 3)).toEqual(items);
  expect(sample(dealt(), items, 0)).toEqual([]);
  expect(() => sample(dealt(0, 0, 0), items, 4)).toThrow(new RangeError('no 4 of 3'));
  expect(items).toEqual(['a', 'b', 'c']);
});

test('every order of three is equally likely', () => {
  const draw = fairDraw(seeds);
  const orders = new Map<string, number>();
  for (let i = 0; i < 60_000; i += 1) {
    const order = shuffle(draw, ['a', 'b', 'c']).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  const square = [...orders.values()].reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0);
  expect(orders.size).toBe(6);
  expect(square).toBeLessThan(chiSquareLimit(6));
});

test.each([37, 10_000])('a million draws below %d are even (chi-square)', (n) => {
  expect(chiSquare(fairDraw(seeds), n, 1_000_000)).toBeLessThan(chiSquareLimit(n));
});

test('chi-square sees a bias of one in a hundred', () => {
  const fair = fairDraw(seeds);
  const biased = {
    word: () => (integer(fair, 100) === 0 ? 0 : fair.word()),
    get used() {
      return fair.used;
    },
  };
  expect(chiSquare(biased, 37, 1_000_000)).toBeGreaterThan(chiSquareLimit(37));
});
