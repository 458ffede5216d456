import { bench, describe, expect } from 'vitest';
import { fairDraw, integer } from '../../games/fair/fair.rules';
import { chiSquare, chiSquareLimit } from '../games/fair/chi-square';

const seeds = { serverSeed: 'bench', clientSeed: 'bench', nonce: 0 };

describe('fair draws', () => {
  const draw = fairDraw(seeds);
  bench('one integer below 10,000', () => {
    integer(draw, 10_000);
  });
  bench(
    'ten million draws are even (chi-square)',
    () => {
      expect(chiSquare(fairDraw(seeds), 10_000, 10_000_000)).toBeLessThan(chiSquareLimit(10_000));
    },
    { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 },
  );
});
