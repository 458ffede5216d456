import { expect, test } from 'vitest';
import { gameRules } from '../../../games/engines';
import { fairDraw } from '../../../games/fair/fair.rules';
import { windowOf } from '../../../games/slot/slot.pays.rules';
import { slot } from '../../../games/slot/slot.rules';
import { dealt, quick } from '../dealt';
import { small } from './small';

const free = { ...small, freeSpins: { byScatters: { 3: 4, 4: 6, 5: 8 }, multiplier: 3 } };

test('a paid spin with three scatters plays its free spins in the same round, multiplied', () => {
  const scatters = [3, 3, 3, 0, 0];
  const free4 = Array.from({ length: 4 }, () => [0, 0, 0, 0, 0]).flat();
  const draw = dealt(...scatters, ...free4);
  const round = slot.open(free, { stake: 10, bet: {} }, draw);
  expect(draw.used).toBe(25);
  expect(round.choices).toEqual([]);
  expect(round.outcome.freeSpins).toBe(4);
  expect(round.outcome.spins.map((spin) => spin.multiplier)).toEqual([1, 3, 3, 3, 3]);
  // Five A on the top line (50 × 2 coins) and four lines of B (8 × 2 each, two of mixed rows less).
  const one = round.outcome.spins[1]!;
  expect(one.lines.find((win) => win.line === 1)).toEqual({
    line: 1,
    symbol: 'A',
    count: 5,
    pays: 300,
  });
  expect(round.pays).toBe(round.outcome.spins.reduce((sum, spin) => sum + spin.pays, 0));
});

test('scatters among the free spins start no others', () => {
  const draw = dealt(...Array.from({ length: 9 * 5 }, () => 3));
  const round = slot.open(free, { stake: 10, bet: {} }, draw);
  expect(round.outcome.spins).toHaveLength(9);
  expect(draw.used).toBe(45);
});

const again = { ...free, freeSpins: { byScatters: { 3: 2, 4: 3, 5: 4 }, multiplier: 3, most: 5 } };

test('free spins win further ones where the machine says so, never more than its most', () => {
  const three = [3, 3, 3, 0, 0];
  const none = [0, 0, 0, 0, 0];
  const once = slot.open(
    again,
    { stake: 10, bet: {} },
    dealt(...[three, none, three, none, none].flat()),
  );
  expect(once.outcome).toMatchObject({ freeSpins: 4, won: [2, 0, 2, 0, 0] });
  const always = slot.open(
    again,
    { stake: 10, bet: {} },
    dealt(...Array.from({ length: 6 }, () => three).flat()),
  );
  expect(always.outcome).toMatchObject({ freeSpins: 5, won: [2, 2, 1, 0, 0, 0] });
  expect(always.outcome.spins).toHaveLength(6);
});

const wheel = [
  { times: 2, weight: 6 },
  { times: 3, weight: 3 },
  { times: 5, weight: 1 },
];
const turned = { ...free, freeSpins: { byScatters: { 3: 1 }, multiplier: 1, wheel } };

test('a wheel turns once as free spins are won, and multiplies all of them', () => {
  for (const [place, times] of [
    [0, 2],
    [5, 2],
    [6, 3],
    [8, 3],
    [9, 5],
  ] as const) {
    const draw = dealt(3, 3, 3, 0, 0, place, 0, 0, 0, 0, 0);
    const { outcome } = slot.open(turned, { stake: 10, bet: {} }, draw);
    expect(outcome.times).toBe(times);
    expect(outcome.spins.map(({ multiplier }) => multiplier)).toEqual([1, times]);
    expect(draw.used).toBe(11);
  }
  const lost = dealt(3, 3, 0, 0, 0);
  expect(slot.open(turned, { stake: 10, bet: {} }, lost).outcome.times).toBeUndefined();
  expect(lost.used).toBe(5);
});

test('two scatters win no free spins', () => {
  const round = slot.open(free, { stake: 10, bet: {} }, dealt(3, 3, 0, 0, 0));
  expect(round.outcome.freeSpins).toBe(0);
  expect(round.outcome.spins).toHaveLength(1);
});

test.each(slot.skins)('$name is a complete machine', (skin) => {
  expect(skin.reels).toHaveLength(5);
  const known = new Set(skin.symbols.map((symbol) => symbol.id));
  for (const id of skin.reels.flat()) expect(known).toContain(id);
  for (const id of known) expect(skin.reels.flat()).toContain(id);
  for (const stake of skin.stakes) expect(stake % skin.lines.length).toBe(0);
  for (const rows of skin.lines) {
    expect(rows).toHaveLength(5);
    for (const row of rows) expect([0, 1, 2]).toContain(row);
  }
  expect(new Set(skin.lines.map(String)).size).toBe(skin.lines.length);
  expect(skin.symbols.filter(({ kind }) => kind === 'wild')).toHaveLength(1);
  expect(skin.symbols.filter(({ kind }) => kind === 'scatter')).toHaveLength(1);
});

test.each(slot.skins)('$name never shows two scatters on one reel', (skin) => {
  const scatter = skin.symbols.find(({ kind }) => kind === 'scatter')!.id;
  const longest = Math.max(...skin.reels.map((reel) => reel.length));
  for (let stop = 0; stop < longest; stop += 1)
    for (const column of windowOf(skin, [stop, stop, stop, stop, stop]))
      expect(column.filter((id) => id === scatter).length).toBeLessThanOrEqual(1);
});

test.each(slot.skins)('$name pays whole amounts at every stake, within its largest win', (skin) => {
  const draw = quick(5);
  const most = slot.maxWin(skin);
  for (let i = 0; i < 3_000; i += 1) {
    const stake = skin.stakes[i % skin.stakes.length]!;
    const { pays } = slot.open(skin, { stake, bet: {} }, draw);
    expect(Number.isSafeInteger(pays)).toBe(true);
    expect(pays).toBeLessThanOrEqual(stake * most);
  }
});

test.each(slot.skins)('$name: golden rounds from fixed seeds', (skin) => {
  const rounds = Array.from({ length: 60 }, (_, nonce) => {
    const draw = fairDraw({ serverSeed: 'golden', clientSeed: 'player', nonce });
    return { ...slot.open(skin, { stake: 100, bet: {} }, draw), words: draw.used };
  });
  expect(rounds[0]).toMatchSnapshot();
  expect(rounds.map(({ pays, words }) => `${pays}/${words}`).join(' ')).toMatchSnapshot();
});

test('the stake is all that a slot takes', () => {
  const rules = gameRules('slot', 'lantern-run')!;
  const refuses = (stake: number, bet: unknown) => rules.open({ stake, bet }, quick(1));
  expect(refuses(15, {})).toEqual({ refused: 'stake-refused', field: 'stake' });
  expect(refuses(20, { lines: 3 })).toEqual({ refused: 'stake-refused', field: 'bet' });
  expect(refuses(20, undefined)).toEqual({ refused: 'stake-refused', field: 'bet' });
  expect(rules.act(null, {})).toEqual({ refused: 'step-illegal', field: 'action' });
});

const progressive = { ...small, jackpot: { seed: 500, contribution: 100, odds: 1_000 } };
const quiet = [0, 0, 0, 0, 0];

test('a stake wins the jackpot with the chance stake / odds, drawn after the spins', () => {
  const at = (word: number) =>
    slot.open(progressive, { stake: 20, bet: {} }, dealt(...quiet, word));
  expect(at(19)).toMatchObject({ jackpot: true, outcome: { jackpot: true } });
  expect(at(20)).toMatchObject({ jackpot: false, outcome: { jackpot: false } });
  const without = slot.open(small, { stake: 20, bet: {} }, dealt(...quiet));
  expect(at(19).pays).toBe(without.pays);
  expect(without).not.toHaveProperty('jackpot');
  expect(without.outcome).not.toHaveProperty('jackpot');
});

test('of 50,000 rounds as many win the jackpot as its odds say, within 4 sigma', () => {
  const draw = quick(11);
  let won = 0;
  for (let i = 0; i < 50_000; i += 1)
    if (slot.open(progressive, { stake: 20, bet: {} }, draw).jackpot === true) won += 1;
  expect(Math.abs(won - 1_000)).toBeLessThan(4 * Math.sqrt(50_000 * 0.02 * 0.98));
});
