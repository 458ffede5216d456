import { type Draw, integer } from '../../../games/fair/draw.rules';

/** Chi-square of counts against their chances, whole weights; against even ones when not given. */
export const chiSquareOf = (
  counts: ArrayLike<number>,
  weights: ArrayLike<number> = Array.from(counts, () => 1),
): number => {
  const all = Array.from(counts).reduce((sum, count) => sum + count, 0);
  const weight = Array.from(weights).reduce((sum, each) => sum + each, 0);
  return Array.from(counts).reduce((sum, count, i) => {
    const expected = (all * (weights[i] ?? 0)) / weight;
    return sum + (count - expected) ** 2 / expected;
  }, 0);
};

/** Chi-square of so many draws over n values, against each being equally likely. */
export const chiSquare = (draw: Draw, n: number, draws: number): number => {
  const counts = new Uint32Array(n);
  for (let i = 0; i < draws; i += 1) counts[integer(draw, n)]! += 1;
  return chiSquareOf(counts);
};

/** What chi-square over n values exceeds once in 10,000 fair samples (Wilson–Hilferty). */
export const chiSquareLimit = (n: number): number => {
  const freedom = n - 1;
  const spread = 2 / (9 * freedom);
  return freedom * (1 - spread + 3.719 * Math.sqrt(spread)) ** 3;
};
