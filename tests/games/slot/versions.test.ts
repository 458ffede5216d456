import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { type GameRules, isRefused, rulesAmong, rulesFor, rulesOf } from '../../../games/engine';
import { commitOf, fairDraw } from '../../../games/fair/fair.rules';
import { lanternRun } from '../../../games/slot/skins/lantern-run';
import { slot } from '../../../games/slot/slot.rules';
import type { SlotSkin } from '../../../games/slot/slot.skin';
import digests from './versions.json';

const ROUNDS = 200;

/** What rules do with so many rounds at their least and largest stakes, and what they return. */
const digestOf = (rules: GameRules): string => {
  const digest = createHash('sha256');
  for (let nonce = 0; nonce < ROUNDS; nonce += 1)
    for (const stake of [rules.stakes[0] ?? 0, rules.stakes.at(-1) ?? 0]) {
      const draw = fairDraw({ serverSeed: 'a digest', clientSeed: rules.skin, nonce });
      const step = rules.open({ stake, bet: {} }, draw);
      if (isRefused(step)) throw new Error(step.field);
      digest.update(JSON.stringify([step.outcome, step.pays, step.jackpot, draw.used]));
    }
  digest.update(JSON.stringify([rules.stakes, rules.rtp(), rules.jackpot]));
  return digest.digest('hex').slice(0, 32);
};
const nameOf = ({ skin, version }: GameRules): string => `${skin} ${version}`;

/**
 * A digest that is another one is another version: give the skin the next `version`, keep what it was
 * in `former`, and add the new digest below the old one, which stays as it is.
 */
test('no rules of a slot change without a new version, and every former one is kept', () => {
  const found = Object.fromEntries(rulesOf(slot).map((each) => [nameOf(each), digestOf(each)]));
  expect(found).toEqual(digests);
});

test('a digest knows what a pay, a strip, a stake and a feature are', () => {
  const [first, ...rest] = lanternRun.symbols;
  const [reel = [], ...reels] = lanternRun.reels;
  if (first === undefined) throw new Error('It has no symbol');
  const changed: readonly Partial<SlotSkin>[] = [
    { symbols: [{ ...first, pays: first.pays.map((pay) => pay + 1) }, ...rest] },
    { reels: [[...reel.slice(1), ...reel.slice(0, 1)], ...reels] },
    { stakes: lanternRun.stakes.slice(1) },
    { freeSpins: { ...lanternRun.freeSpins, multiplier: lanternRun.freeSpins.multiplier + 1 } },
  ];
  const told = digestOf(rulesFor(slot, lanternRun));
  for (const more of changed)
    expect(digestOf(rulesFor(slot, { ...lanternRun, ...more }))).not.toBe(told);
});

test('a round is drawn by the version that it was played under', () => {
  const generous = lanternRun.symbols.map((symbol) => ({
    ...symbol,
    pays: symbol.pays.map((pay) => pay * 2),
  }));
  const next: SlotSkin = { ...lanternRun, version: 2, symbols: generous, former: [lanternRun] };
  const all = rulesOf({ ...slot, skins: [next] });
  const asked = { engine: 'slot', skin: lanternRun.id };
  expect(all.map(({ version }) => version)).toEqual([2, 1]);
  expect(rulesAmong(all, asked)?.version).toBe(2);
  expect(rulesAmong(all, { ...asked, version: 3 })).toBeUndefined();
  const pays = (version: number, nonce: number): number => {
    const draw = fairDraw({ serverSeed: 'seed', clientSeed: commitOf('seed'), nonce });
    const step = rulesAmong(all, { ...asked, version })?.open({ stake: 100, bet: {} }, draw);
    if (step === undefined || isRefused(step)) throw new Error('It was not played');
    return step.pays;
  };
  const nonces = Array.from({ length: 20 }, (_, nonce) => nonce);
  const first = nonces.map((nonce) => pays(1, nonce));
  expect(nonces.map((nonce) => pays(2, nonce))).toEqual(first.map((pay) => pay * 2));
  expect(Math.max(...first)).toBeGreaterThan(0);
});
