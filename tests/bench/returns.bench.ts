import { gameRules } from '../../games/engines';
import { fairDraw } from '../../games/fair/fair.rules';
import { valueOf } from '../../games/ratio.rules';
import { slotReturn } from '../../games/slot/slot.odds.rules';
import { slot } from '../../games/slot/slot.rules';
import { exactReturn } from '../games/blackjack/exact';
import { simulatedReturn } from '../games/blackjack/simulated';
import { optimalReturn } from '../games/poker/optimal';

/**
 * The published returns, reproduced: those that are constants computed again, exactly; those of
 * many rounds simulated on the fair draw, within four standard deviations.
 */
const rounds = Number(process.env['BENCH_RETURNS'] ?? 1_000_000);
const SIGMAS = 4;
let failed = 0;
const say = (ok: boolean, text: string): void => {
  if (!ok) failed += 1;
  console.log(`${ok ? 'as told ' : 'NOT SO  '} ${text}`);
};
const seeded = (name: string) => fairDraw({ serverSeed: 'bench', clientSeed: name, nonce: 1 });
const told = (engine: string, skin: string) => {
  const rtp = gameRules(engine, skin)?.rtp();
  if (rtp?.exact !== true) throw new Error(`no exact return of ${skin}`);
  return rtp;
};

const poker = told('poker', 'arcade-jacks');
const best = optimalReturn();
say(
  poker.numerator === String(best.rtp.numerator) &&
    poker.denominator === String(best.rtp.denominator),
  `arcade-jacks: ${best.rtp.numerator} / ${best.rtp.denominator} = ${poker.value}, from ${best.deals} deals`,
);

const blackjack = told('blackjack', 'pavilion-blackjack');
const exact = exactReturn();
say(
  blackjack.numerator === String(exact.rtp.numerator) &&
    blackjack.denominator === String(exact.rtp.denominator),
  `pavilion-blackjack: ${blackjack.value} of all stakes; the house keeps ${exact.edge} of the first`,
);
const { rtp, sigma } = simulatedReturn(seeded('blackjack'), rounds);
say(
  Math.abs(rtp - blackjack.value) < SIGMAS * sigma,
  `pavilion-blackjack: ${rtp.toFixed(5)} ± ${sigma.toFixed(5)} over ${rounds} rounds`,
);

for (const skin of slot.skins) {
  const draw = seeded(skin.id);
  const stake = skin.stakes[0] ?? 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < rounds; i += 1) {
    const multiple = slot.open(skin, { stake, bet: {} }, draw).pays / stake;
    sum += multiple;
    squares += multiple * multiple;
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt((squares / rounds - mean * mean) / rounds);
  const value = valueOf(slotReturn(skin));
  say(
    Math.abs(mean - value) < SIGMAS * deviation,
    `${skin.id}: ${value.toFixed(5)} told without a jackpot, ${mean.toFixed(5)} ± ${deviation.toFixed(5)} over ${rounds} rounds`,
  );
}
if (failed > 0) process.exitCode = 1;
