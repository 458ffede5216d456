import { fairDraw } from '../../games/fair/fair.rules';
import { chiSquareLimit, chiSquareOf } from '../games/fair/chi-square';
import { type Outcomes, outcomes } from './outcomes';

/**
 * Whether ten million draws from every outcome table of every game fall as their chances say:
 * chi-square, against what fair samples exceed once in 10,000.
 */
const draws = Number(process.env['BENCH_DRAWS'] ?? 10_000_000);
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

/** Plays the rounds; the squares of independent tables, and their freedoms, add up. */
const isEven = ({ name, weights, play }: Outcomes): boolean => {
  const began = performance.now();
  const draw = fairDraw({ serverSeed: 'bench', clientSeed: name, nonce: 0 });
  const counts = weights.map(({ length }) => new Uint32Array(length));
  const count = (table: number, cell: number): void => {
    counts[table]![cell]! += 1;
  };
  while (draw.used < draws) play(draw, count);
  const each = weights.map((weight, table) => evenness(counts[table]!, weight));
  const square = each.reduce((sum, [one]) => sum + one, 0);
  const freedom = each.reduce((sum, [, cells]) => sum + cells - 1, 0);
  const limit = chiSquareLimit(freedom + 1);
  const rate = draw.used / ((performance.now() - began) / 1000);
  console.log(
    `${square < limit ? 'even    ' : 'NOT EVEN'} ${name}: chi-square ${square.toFixed(1)} of at most ${limit.toFixed(1)} (${freedom} degrees of freedom, ${draw.used} draws, ${Math.round(rate)}/s)`,
  );
  return square < limit;
};

const results = outcomes.map(isEven);
if (results.includes(false)) process.exitCode = 1;
