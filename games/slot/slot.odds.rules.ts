import type { JackpotTerms } from '../engine';
import { plus, type Ratio, ratio, times } from '../ratio.rules';
import { maxSpin } from './slot.max.rules';
import { bestOnLine, lookup, paysFor } from './slot.pays.rules';
import { ROWS, type SlotSkin } from './slot.skin';

const NOTHING = ratio(0n, 1n);
const whole = (n: number): Ratio => ratio(BigInt(n), 1n);

const countsOf = (reel: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const id of reel) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
};

/**
 * What a line returns on average, as a multiple of its stake: every row of a reel shows each
 * position of its strip equally often, so that all lines return alike and counting symbols
 * suffices. A branch ends where the symbols stop belonging together: the rest cannot pay.
 */
const lineReturn = (skin: SlotSkin): Ratio => {
  const counts = skin.reels.map(countsOf);
  const walk = (symbols: readonly string[], ways: bigint): bigint => {
    const { multiple, run } = bestOnLine(skin, symbols);
    if (run < symbols.length || symbols.length === counts.length) {
      const rest = skin.reels.slice(symbols.length);
      return rest.reduce((all, reel) => all * BigInt(reel.length), ways) * BigInt(multiple);
    }
    const next = [...(counts[symbols.length] ?? [])];
    return next.reduce((sum, [id, n]) => sum + walk([...symbols, id], ways * BigInt(n)), 0n);
  };
  const all = skin.reels.reduce((product, reel) => product * BigInt(reel.length), 1n);
  return ratio(walk([], 1n), all);
};

/** How likely each number of scatters in view is, from 0 upwards. */
export const scatterChances = (skin: SlotSkin): readonly Ratio[] => {
  const scatter = lookup(skin).scatter?.id;
  return skin.reels.reduce<readonly Ratio[]>(
    (chances, reel) => {
      const seen = reel.map(
        (_, stop) =>
          Array.from({ length: ROWS }, (_, row) => reel[(stop + row) % reel.length]).filter(
            (id) => id === scatter,
          ).length,
      );
      const next = Array.from({ length: chances.length + ROWS }, () => NOTHING);
      chances.forEach((chance, before) => {
        for (let here = 0; here <= ROWS; here += 1) {
          const stops = BigInt(seen.filter((count) => count === here).length);
          const both = times(chance, ratio(stops, BigInt(reel.length)));
          next[before + here] = plus(next[before + here] ?? NOTHING, both);
        }
      });
      return next;
    },
    [whole(1)],
  );
};

const expected = (chances: readonly Ratio[], worth: (scatters: number) => number): Ratio =>
  chances.reduce((sum, chance, n) => plus(sum, times(chance, whole(worth(n)))), NOTHING);

/**
 * How many free spins a round has on average, those that free spins win included. Counted back from
 * the last that can be: `ends[all]` is the mean number in the end, times a power of all stops of a
 * spin, where so many have been won and the next one is number `played`; whole numbers stay whole.
 */
const meanFreeSpins = (skin: SlotSkin, chances: readonly Ratio[]): Ratio => {
  const { byScatters, most } = skin.freeSpins;
  if (most === undefined) return expected(chances, (n) => byScatters[n] ?? 0);
  const stops = skin.reels.reduce((product, reel) => product * BigInt(reel.length), 1n);
  const ways = chances
    .map(({ numerator, denominator }, n) => ({
      won: byScatters[n] ?? 0,
      stops: (numerator * stops) / denominator,
    }))
    .filter((way) => way.stops > 0n);
  const all = Array.from({ length: most + 1 }, (_, n) => n);
  let ends = all.map((n) => BigInt(n));
  let scale = 1n;
  for (let played = most - 1; played >= 0; played -= 1) {
    const after = ends;
    scale *= stops;
    const held = scale;
    ends = all.map((n) =>
      n <= played
        ? BigInt(n) * held
        : ways.reduce(
            (sum, way) => sum + way.stops * (after[Math.min(most, n + way.won)] ?? 0n),
            0n,
          ),
    );
  }
  const first = ways.reduce((sum, way) => sum + way.stops * (ends[way.won] ?? 0n), 0n);
  return ratio(first, scale * stops);
};

/** What multiplies the pays of free spins on average. */
const meanTimes = ({ freeSpins: { wheel, multiplier } }: SlotSkin): Ratio => {
  if (wheel === undefined) return whole(multiplier);
  const sums = wheel.reduce(
    (sum, part) => ({ all: sum.all + part.weight, times: sum.times + part.weight * part.times }),
    { all: 0, times: 0 },
  );
  return ratio(BigInt(sums.times), BigInt(sums.all));
};

/**
 * Return to player, exactly, a jackpot left aside. Every spin turns the same reels, and whether there is a further
 * one is decided before it turns: so the mean of a round is the mean of a spin times one plus the mean
 * number of free spins, each multiplied; the wheel knows nothing of either.
 */
export const slotReturn = (skin: SlotSkin): Ratio => {
  const chances = scatterChances(skin);
  const { scatter } = lookup(skin);
  const perSpin = plus(
    lineReturn(skin),
    expected(chances, (n) => paysFor(scatter, n)),
  );
  const freeSpins = times(meanFreeSpins(skin, chances), meanTimes(skin));
  return times(perSpin, plus(whole(1), freeSpins));
};

/**
 * What a progressive jackpot returns of every stake in the long run: all it keeps of the stakes,
 * and, at the chance stake / odds, the seed that the house lays in again.
 */
export const jackpotReturn = ({ seed, contribution, odds }: JackpotTerms): Ratio =>
  plus(ratio(BigInt(contribution), 10_000n), ratio(BigInt(seed), BigInt(odds)));

/** How often a round wins free spins. */
export const freeSpinsChance = (skin: SlotSkin): Ratio =>
  expected(scatterChances(skin), (n) => (skin.freeSpins.byScatters[n] === undefined ? 0 : 1));

/**
 * A bound that no round exceeds, as a multiple of the stake: the best spin there is, as the paid
 * spin and as each of the most free spins.
 */
export const slotMaxWin = (skin: SlotSkin): number => {
  const { byScatters, multiplier, most, wheel } = skin.freeSpins;
  const spins = most ?? Math.max(0, ...Object.values(byScatters));
  const best = wheel === undefined ? multiplier : Math.max(...wheel.map((part) => part.times));
  return maxSpin(skin) * (1 + spins * best);
};
