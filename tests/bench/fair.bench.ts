import { fairDraw } from '../../games/fair/fair.rules';
import { chiSquare, chiSquareLimit } from '../games/fair/chi-square';

/** Draws per second of the fair draw, and whether ten million of them are even (chi-square). */
const draws = Number(process.env['BENCH_DRAWS'] ?? 10_000_000);
const values = 10_000;
const started = performance.now();
const seeds = { serverSeed: 'bench', clientSeed: 'bench', nonce: 0 };
const square = chiSquare(fairDraw(seeds), values, draws);
const seconds = (performance.now() - started) / 1000;
const limit = chiSquareLimit(values);
console.log(
  `fair draw: ${Math.round(draws / seconds)} integers/s; chi-square ${square.toFixed(0)} of at most ${limit.toFixed(0)}`,
);
if (square >= limit) process.exitCode = 1;
