import { expect, test } from 'vitest';
import { gameRules } from '../../../games/engines';
import { plus, ratio, times, valueOf } from '../../../games/ratio.rules';
import { maxSpin } from '../../../games/slot/slot.max.rules';
import {
  freeSpinsChance,
  jackpotReturn,
  scatterChances,
  slotReturn,
} from '../../../games/slot/slot.odds.rules';
import { spinAt } from '../../../games/slot/slot.pays.rules';
import { slot } from '../../../games/slot/slot.rules';
import { strip } from '../../../games/slot/slot.skin';
import { quick } from '../dealt';
import { small } from './small';

test('the best spin found by search is the best of all stops played one by one', () => {
  const skin = {
    ...small,
    reels: ['ABBSBW', 'BASW', 'ABSBWB', 'WABSB', 'SBBAW'].map((reel) => reel.split('')),
  };
  let most = 0;
  for (let stops = 0; stops < 6 ** 5; stops += 1) {
    const each = skin.reels.map((reel, i) => Math.floor(stops / 6 ** i) % reel.length);
    most = Math.max(most, spinAt(skin, 5, 1, each).pays / 5);
  }
  expect(maxSpin(skin)).toBe(most);
});

test('on a machine small enough to play every stop, the return is the mean over all of them', () => {
  const skin = {
    ...small,
    reels: [
      strip('A B B S B W'),
      strip('B A S W'),
      strip('A B S B W B'),
      strip('W A B S B'),
      strip('S B B A W'),
    ],
    freeSpins: { byScatters: { 3: 2, 4: 3, 5: 5 }, multiplier: 3 },
  };
  let paid = 0;
  let freeSpins = 0;
  let all = 0;
  const [a, b, c, d, e] = skin.reels as [string[], string[], string[], string[], string[]];
  for (let i = 0; i < a.length; i += 1)
    for (let j = 0; j < b.length; j += 1)
      for (let k = 0; k < c.length; k += 1)
        for (let l = 0; l < d.length; l += 1)
          for (let m = 0; m < e.length; m += 1) {
            const spin = spinAt(skin, 5, 1, [i, j, k, l, m]);
            paid += spin.pays;
            freeSpins += skin.freeSpins.byScatters[spin.scatters as 3 | 4 | 5] ?? 0;
            all += 1;
          }
  const perSpin = ratio(BigInt(paid), BigInt(all * 5));
  const spins = plus(ratio(1n, 1n), ratio(BigInt(freeSpins * 3), BigInt(all)));
  expect(slotReturn(skin)).toEqual(times(perSpin, spins));
});

test('free spins that win others are counted as they come, to the last', () => {
  const byScatters: Readonly<Record<number, number>> = { 3: 2, 4: 3, 5: 4 };
  const most = 7;
  const skin = { ...small, freeSpins: { byScatters, multiplier: 3, most } };
  const chances = scatterChances(skin).map(valueOf);
  const wonBy = chances.map((chance, scatters) => ({ chance, won: byScatters[scatters] ?? 0 }));
  // Forward, spin by spin: how likely it is that so many have been won when so many were played.
  let mean = 0;
  let now = new Map(wonBy.map(({ won }) => [won, 0]));
  for (const { chance, won } of wonBy) now.set(won, (now.get(won) ?? 0) + chance);
  for (let played = 0; now.size > 0; played += 1) {
    const next = new Map<number, number>();
    for (const [all, likely] of now)
      if (all <= played) mean += all * likely;
      else
        for (const { chance, won } of wonBy) {
          const more = Math.min(most, all + won);
          next.set(more, (next.get(more) ?? 0) + likely * chance);
        }
    now = next;
  }
  const alone = slotReturn({ ...skin, freeSpins: { byScatters: {}, multiplier: 1 } });
  expect(valueOf(slotReturn(skin))).toBeCloseTo(valueOf(alone) * (1 + 3 * mean), 10);
});

test('a wheel multiplies free spins by its mean', () => {
  const { byScatters } = small.freeSpins;
  const turning = (wheel: { times: number; weight: number }[]) =>
    slotReturn({ ...small, freeSpins: { byScatters, multiplier: 1, wheel } });
  const always = slotReturn({ ...small, freeSpins: { byScatters, multiplier: 3 } });
  expect(turning([{ times: 3, weight: 7 }])).toEqual(always);
  expect(
    turning([
      { times: 2, weight: 2 },
      { times: 4, weight: 1 },
      { times: 4, weight: 1 },
    ]),
  ).toEqual(always);
});

test('the chances of all numbers of scatters sum to one', () => {
  for (const skin of slot.skins)
    expect(scatterChances(skin).reduce(plus)).toEqual({ numerator: 1n, denominator: 1n });
});

test.each(slot.skins)('$name returns between 94 and 97 percent', ({ id }) => {
  const { value } = gameRules('slot', id)!.rtp();
  expect(value).toBeGreaterThanOrEqual(0.94);
  expect(value).toBeLessThanOrEqual(0.97);
});

test('a progressive jackpot adds what it keeps of the stakes, and its seed at its odds', () => {
  const rules = gameRules('slot', 'ferris-fortune')!;
  expect(rules.jackpot).toEqual({ seed: 50_000, contribution: 150, odds: 5_000_000 });
  expect(gameRules('slot', 'lantern-run')!.jackpot).toBeUndefined();
  const jackpot = jackpotReturn(rules.jackpot!);
  expect(jackpot).toEqual({ numerator: 1n, denominator: 40n });
  const base = slotReturn(slot.skins.find(({ id }) => id === 'ferris-fortune')!);
  const { numerator, denominator } = plus(base, jackpot);
  expect(rules.rtp()).toMatchObject({
    numerator: String(numerator),
    denominator: String(denominator),
  });
});

test('the exact returns are the published ones', () => {
  const told = slot.skins.map((skin) => [skin.id, gameRules('slot', skin.id)!.rtp()]);
  expect(Object.fromEntries(told)).toMatchInlineSnapshot(`
    {
      "ferris-fortune": {
        "denominator": "17755505553720",
        "exact": true,
        "numerator": "17124840901583",
        "value": 0.9644806141830826,
      },
      "lantern-run": {
        "denominator": "494660802946209068121005042039294380070262698202423679828126112185794450213063734340632802122486089979195342852032278678702730068613502419935092310203786335833213544297398272",
        "exact": true,
        "numerator": "476400324934265062809624890034468428128519500839645619652068485429087719512699785782343486911888256214395784387727238936678965214543768652621219786819603460595711896937635101",
        "value": 0.9630848494499983,
      },
      "midnight-carousel": {
        "denominator": "281474976710656",
        "exact": true,
        "numerator": "270274287307179",
        "value": 0.9602071575442714,
      },
      "neon-orchard": {
        "denominator": "1012500000",
        "exact": true,
        "numerator": "969090349",
        "value": 0.957126270617284,
      },
      "starlight-parade": {
        "denominator": "32255902407184",
        "exact": true,
        "numerator": "30793347539775",
        "value": 0.9546577600295795,
      },
      "tidal-arcade": {
        "denominator": "443887638843",
        "exact": true,
        "numerator": "420921474635",
        "value": 0.948261311651161,
      },
    }
  `);
});

test.each(slot.skins)('$name: 250,000 rounds return what is stated, within 4 sigma', (skin) => {
  const rounds = 250_000;
  const stake = skin.stakes[0]!;
  const draw = quick(20_261_120);
  let sum = 0;
  let squares = 0;
  let withFreeSpins = 0;
  for (let i = 0; i < rounds; i += 1) {
    const { pays, outcome } = slot.open(skin, { stake, bet: {} }, draw);
    const multiple = pays / stake;
    sum += multiple;
    squares += multiple * multiple;
    if (outcome.freeSpins > 0) withFreeSpins += 1;
  }
  const mean = sum / rounds;
  const sigma = Math.sqrt((squares / rounds - mean * mean) / rounds);
  expect(Math.abs(mean - valueOf(slotReturn(skin)))).toBeLessThan(4 * sigma);
  const chance = valueOf(freeSpinsChance(skin));
  const chanceSigma = Math.sqrt((chance * (1 - chance)) / rounds);
  expect(Math.abs(withFreeSpins / rounds - chance)).toBeLessThan(4 * chanceSigma);
});

test('scatters that stand over each other in one reel are counted each', () => {
  const skin = { ...small, reels: [strip('S S S A')] };
  expect(scatterChances(skin)).toEqual([
    ratio(0n, 1n),
    ratio(0n, 1n),
    ratio(3n, 4n),
    ratio(1n, 4n),
  ]);
});
