import { fairDraw } from '../../games/fair/fair.rules';
import { evennessOf } from '../games/fair/evenness';
import { outcomes } from '../games/fair/outcomes';

/**
 * Whether ten million draws from every outcome table of every game fall as their chances say:
 * chi-square, against what fair samples exceed once in 10,000.
 */
const draws = Number(process.env['BENCH_DRAWS'] ?? 10_000_000);
let failed = 0;
for (const table of outcomes) {
  const began = performance.now();
  const draw = fairDraw({ serverSeed: 'bench', clientSeed: table.name, nonce: 0 });
  const { square, limit, freedom } = evennessOf(table, draw, draws);
  const rate = draw.used / ((performance.now() - began) / 1000);
  const isEven = square < limit;
  if (!isEven) failed += 1;
  console.log(
    `${isEven ? 'even    ' : 'NOT EVEN'} ${table.name}: chi-square ${square.toFixed(1)} of at most ${limit.toFixed(1)} (${freedom} degrees of freedom, ${draw.used} draws, ${Math.round(rate)}/s)`,
  );
}
if (failed > 0) process.exitCode = 1;
