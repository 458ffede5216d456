import type { Draw } from '../../../games/fair/draw.rules';
import { chiSquareLimit, chiSquareOf } from './chi-square';
import type { Outcomes } from './outcomes';

/** A cell expected more rarely says nothing alone: all such of a table are counted together. */
const RARE = 5;

/** Chi-square of a table and the number of its cells; infinite once the impossible has happened. */
const evenness = (counts: Uint32Array, weights: readonly number[]): [number, number] => {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const drawn = counts.reduce((sum, count) => sum + count, 0);
  const rare = { count: 0, weight: 0 };
  const cells: { count: number; weight: number }[] = [];
  for (const [i, weight] of weights.entries()) {
    const count = counts[i] ?? 0;
    if (weight === 0 && count > 0) return [Number.POSITIVE_INFINITY, 2];
    if ((drawn * weight) / all >= RARE) cells.push({ count, weight });
    else {
      rare.count += count;
      rare.weight += weight;
    }
  }
  if (rare.weight > 0) cells.push(rare);
  const square = chiSquareOf(
    cells.map(({ count }) => count),
    cells.map(({ weight }) => weight),
  );
  return [square, cells.length];
};

/** How evenly the outcomes of a game fall; `limit` is what fair ones exceed once in 10,000. */
export interface Evenness {
  readonly square: number;
  readonly limit: number;
  /** Degrees of freedom, those of all the tables together. */
  readonly freedom: number;
}

/** Plays rounds until so many words are drawn; the squares of a round's tables add up. */
export const evennessOf = ({ weights, play }: Outcomes, draw: Draw, draws: number): Evenness => {
  const counts = weights.map(({ length }) => new Uint32Array(length));
  const count = (table: number, cell: number): void => {
    counts[table]![cell]! += 1;
  };
  while (draw.used < draws) play(draw, count);
  const each = weights.map((weight, table) => evenness(counts[table]!, weight));
  const square = each.reduce((sum, [one]) => sum + one, 0);
  const freedom = each.reduce((sum, [, cells]) => sum + cells - 1, 0);
  return { square, freedom, limit: chiSquareLimit(freedom + 1) };
};
