import { expect, test } from 'vitest';
import { bestOnLine, lookup, paysFor, spinAt, windowOf } from '../../../games/slot/slot.pays.rules';
import { small } from './small';

const line = (symbols: string) => {
  const { symbol, count, multiple } = bestOnLine(small, symbols.split(''));
  return [symbol, count, multiple];
};

test.each([
  ['AAABB', ['A', 3, 5], 'three from the left'],
  ['BAAAA', ['B', 1, 0], 'a run that starts at the second reel pays nothing'],
  ['BBASB', ['B', 2, 1], 'a symbol that pays from two'],
  ['AWABB', ['A', 3, 5], 'a wild stands in'],
  ['WAAAA', ['A', 5, 50], 'a leading wild stands in'],
  ['WWWBS', ['W', 3, 10], 'wilds alone pay more than the low symbol they lead'],
  ['WWABS', ['A', 3, 5], 'wilds too few for themselves serve the symbol'],
  ['WWWAA', ['A', 5, 50], 'the symbol pays more than the wilds that lead it'],
  ['WWWWW', ['W', 5, 1000], 'all wild'],
  ['WWWSA', ['W', 3, 10], 'a scatter ends the run and is no wild'],
  ['SAAAA', ['', 0, 0], 'a scatter first pays nothing on a line'],
  ['AASAA', ['A', 2, 0], 'a scatter in between'],
])('%s is %j: %s', (symbols, [symbol, count, multiple]) => {
  const best = line(symbols);
  expect(best.slice(1)).toEqual([count, multiple]);
  if (multiple !== 0) expect(best[0]).toBe(symbol);
});

test('pay tables of three and of four numbers are read from their end', () => {
  const three = lookup(small).byId.get('A');
  const four = lookup(small).byId.get('B');
  expect([1, 2, 3, 4, 5].map((n) => paysFor(three, n))).toEqual([0, 0, 5, 20, 50]);
  expect([1, 2, 3, 4, 5].map((n) => paysFor(four, n))).toEqual([0, 1, 2, 4, 8]);
  expect(paysFor(undefined, 5)).toBe(0);
});

test('the window is three symbols from the stop, around the end of the strip', () => {
  expect(windowOf(small, [0, 1, 3, 4, 5])).toEqual([
    ['A', 'B', 'B'],
    ['B', 'B', 'S'],
    ['S', 'B', 'W'],
    ['B', 'W', 'A'],
    ['W', 'A', 'B'],
  ]);
});

test('a spin pays its lines per line stake and its scatters per stake, times the multiplier', () => {
  const spin = spinAt(small, 50, 2, [0, 0, 0, 1, 1]);
  // Rows: A A A B B / B B B B B / B B B S S. Five lines of 10 coins each.
  expect(spin).toEqual({
    stops: [0, 0, 0, 1, 1],
    lines: [
      { line: 0, symbol: 'B', count: 5, pays: 160 },
      { line: 1, symbol: 'A', count: 3, pays: 100 },
      { line: 2, symbol: 'B', count: 3, pays: 40 },
      { line: 4, symbol: 'B', count: 2, pays: 20 },
    ],
    scatters: 2,
    scatterPays: 0,
    multiplier: 2,
    pays: 320,
  });
  expect(spinAt(small, 50, 1, [1, 1, 1, 0, 0])).toMatchObject({ scatters: 3, scatterPays: 150 });
});
