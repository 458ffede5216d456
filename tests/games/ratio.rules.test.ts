import { expect, test } from 'vitest';
import { plus, ratio, times, valueOf } from '../../games/ratio.rules';

test('a fraction stands in lowest terms', () => {
  expect(ratio(6n, 4n)).toEqual({ numerator: 3n, denominator: 2n });
  expect(ratio(0n, 5n)).toEqual({ numerator: 0n, denominator: 1n });
  expect(plus(ratio(1n, 2n), ratio(1n, 6n))).toEqual(ratio(2n, 3n));
  expect(times(ratio(2n, 3n), ratio(3n, 4n))).toEqual(ratio(1n, 2n));
  expect(valueOf(ratio(3n, 2n))).toBe(1.5);
});

test('nothing is below none, and nothing is divided by none', () => {
  for (const [numerator, denominator] of [
    [1n, 0n],
    [1n, -1n],
    [-1n, 1n],
  ] as const) {
    expect(() => ratio(numerator, denominator)).toThrow(RangeError);
  }
});
