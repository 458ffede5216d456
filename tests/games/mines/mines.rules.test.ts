import { expect, test } from 'vitest';
import { gameRules } from '../../../games/engines';
import { fairDraw } from '../../../games/fair/fair.rules';
import {
  choose,
  minesChance,
  minesMultiple,
  minesPays,
} from '../../../games/mines/mines.odds.rules';
import { type MinesOutcome, type MinesState, mines } from '../../../games/mines/mines.rules';
import { valueOf } from '../../../games/ratio.rules';
import { quick } from '../dealt';
import { playedThrough, taken } from '../steps';

const rules = gameRules('mines', 'lantern-mines')!;
const cove = gameRules('mines', 'treasure-cove')!;
const skin = mines.skins[0]!;
const open = (tile: number) => ({ kind: 'open', tile }) as const;
const cashOut = { kind: 'cash-out' } as const;

/** A field whose mines lie where one wants them. */
const laid = (at: readonly number[], opened: readonly number[] = []): MinesState => ({
  stake: 100,
  mines: at,
  opened,
  cashed: false,
});

test('a safe tile raises what cashing out pays; cashing out shows where the mines lay', () => {
  const one = taken(rules.act(laid([0, 1, 2]), open(24)));
  expect(one).toMatchObject({ choices: ['open', 'cash-out'], pays: 112 });
  expect(one.outcome).toEqual({ opened: [24], mines: null, hit: null });
  const two = taken(rules.act(one.state, open(3)));
  expect(two.pays).toBe(128);
  const out = taken(rules.act(two.state, cashOut));
  expect(out).toMatchObject({ choices: [], pays: 128 });
  expect(out.outcome).toEqual({ opened: [24, 3], mines: [0, 1, 2], hit: null });
});

test('a mine ends the round with nothing', () => {
  const one = taken(rules.act(laid([0, 1, 2]), open(24)));
  const burst = taken(rules.act(one.state, open(1)));
  expect(burst).toMatchObject({ choices: [], pays: 0 });
  expect(burst.outcome).toEqual({ opened: [24, 1], mines: [0, 1, 2], hit: 1 });
});

test('opening the last safe tile cashes out by itself', () => {
  const most = laid(
    Array.from({ length: 23 }, (_, i) => i),
    [23],
  );
  const all = taken(rules.act(most, open(24)));
  expect(all.choices).toEqual([]);
  expect(all.pays).toBe(minesPays(25, { stake: 100, mines: 23, opened: 2 }));
  expect(all.pays).toBe(29_700);
});

test.each([
  ['an opened tile', laid([0], [5]), open(5), 'tile'],
  ['a tile off the field', laid([0]), open(25), 'tile'],
  ['cashing out before a tile', laid([0]), cashOut, 'action'],
  ['a step after a mine', laid([5], [5]), open(6), 'action'],
  ['a step after cashing out', { ...laid([0], [5]), cashed: true }, open(6), 'action'],
  ['a second cash-out', { ...laid([0], [5]), cashed: true }, cashOut, 'action'],
])('%s is refused', (_what, state, action, field) => {
  expect(rules.act(state, action)).toEqual({ refused: 'step-illegal', field });
});

test.each([
  { kind: 'open' },
  { kind: 'open', tile: -1 },
  { kind: 'open', tile: 1.5 },
  { kind: 'look' },
  null,
  { kind: 'cash-out', tile: 2 },
])('what is no step at all is refused: %j', (action) => {
  expect(rules.act(laid([0]), action)).toEqual({ refused: 'body-invalid', field: 'action' });
});

test.each([{ mines: 0 }, { mines: 25 }, { mines: 1.5 }, {}, null, { mines: 3, tiles: 4 }])(
  'a choice that the field does not take is refused: %j',
  (bet) => {
    const refused = { refused: 'stake-refused', field: 'bet' };
    expect(rules.open({ stake: 100, bet }, quick(1))).toEqual(refused);
  },
);

test('a small field takes fewer mines than it has tiles', () => {
  const refused = { refused: 'stake-refused', field: 'bet' };
  expect(cove.open({ stake: 100, bet: { mines: 9 } }, quick(1))).toEqual(refused);
  expect(cove.open({ stake: 100, bet: { mines: 8 } }, quick(1))).toMatchObject({
    choices: ['open'],
  });
});

test.each([0, -100, 150, 100.5, Number.NaN])('a stake of %d is refused', (stake) => {
  const refused = { refused: 'stake-refused', field: 'stake' };
  expect(rules.open({ stake, bet: { mines: 3 } }, quick(1))).toEqual(refused);
});

test('chances are counted: one safe tile of 25 over 3 mines, then another', () => {
  expect(choose(25, 12)).toBe(5_200_300);
  expect(valueOf(minesChance(25, 3, 1))).toBe(0.88);
  expect(minesChance(25, 3, 2)).toEqual({ numerator: 77n, denominator: 100n });
  expect(minesMultiple(25, 3, 2)).toBeCloseTo(0.99 / 0.77, 12);
});

test('at every moment, over all mines and stakes, the edge is one percent and the rounding under a unit', () => {
  let checked = 0;
  for (const { tiles, stakes } of mines.skins)
    for (const stake of stakes)
      for (let laidOut = 1; laidOut < tiles; laidOut += 1)
        for (let opened = 1; opened <= tiles - laidOut; opened += 1) {
          const pays = BigInt(minesPays(tiles, { stake, mines: laidOut, opened }));
          const { numerator, denominator } = minesChance(tiles, laidOut, opened);
          const fair = BigInt(stake) * 99n * denominator;
          expect(pays * 100n * numerator <= fair).toBe(true);
          expect((pays + 1n) * 100n * numerator > fair).toBe(true);
          checked += 1;
        }
  expect(checked).toBe(6 * (300 + 36));
});

test('the stated return of an order is the least of all moments to cash out', () => {
  expect(rules.rtp().value).toBe(0.99);
  const told = rules.rtp({ stake: 100, bet: { mines: 3 } }).value;
  const each = Array.from({ length: 22 }, (_, i) => {
    const chance = valueOf(minesChance(25, 3, i + 1));
    return (chance * minesPays(25, { stake: 100, mines: 3, opened: i + 1 })) / 100;
  });
  expect(told).toBeCloseTo(Math.min(...each), 12);
  expect(told).toBeGreaterThan(0.98);
});

test('the least return is that of the worst number of mines at the worst stake', () => {
  for (const { id, tiles, stakes } of mines.skins) {
    const of = gameRules('mines', id)!;
    const each = stakes.flatMap((stake) =>
      Array.from({ length: tiles - 1 }, (_, i) => of.rtp({ stake, bet: { mines: i + 1 } }).value),
    );
    expect(of.leastRtp.value).toBe(Math.min(...each));
    expect(of.leastRtp.value).toBeLessThan(of.rtp().value);
  }
});

test('no pay exceeds the largest win', () => {
  for (const { id, tiles } of mines.skins) {
    const { maxWin } = gameRules('mines', id)!;
    let most = 0;
    for (let at = 1; at < tiles; at += 1)
      most = Math.max(most, minesMultiple(tiles, at, tiles - at));
    expect(maxWin).toBe(most);
  }
});

const kinds = ['open', 'cash-out'];
const actionOf = (kind: string, outcome: unknown) => {
  const { opened } = outcome as MinesOutcome;
  const tile = [7, 3, 1, 8, 0, 5, 2, 4, 6].find((each) => !opened.includes(each));
  return kind === 'open' ? open(tile ?? 0) : cashOut;
};

test('exactly the listed choices are taken, and no mine is told before the end (2,000 rounds)', () => {
  for (let seed = 0; seed < 2_000; seed += 1) {
    const draw = quick(seed);
    const bet = { mines: 1 + (seed % 8) };
    const steps = playedThrough(cove, { stake: 200, bet }, draw, { kinds, actionOf });
    for (const { outcome, choices } of steps) {
      const told = outcome as MinesOutcome;
      expect(told.mines === null).toBe(choices.length > 0);
      expect(told.mines?.length ?? bet.mines).toBe(bet.mines);
      if (choices.length > 0) expect(told.hit).toBeNull();
    }
    const last = steps.at(-1)!;
    const { mines: at, opened, hit } = last.outcome as MinesOutcome;
    expect(opened.filter((tile) => at!.includes(tile))).toEqual(hit === null ? [] : [hit]);
    expect(last.pays > 0).toBe(hit === null);
  }
});

test('two fields that differ only where nothing was opened look the same', () => {
  const here = taken(rules.act(laid([0, 1, 2]), open(20)));
  const there = taken(rules.act(laid([7, 8, 9]), open(20)));
  expect(here.outcome).toEqual(there.outcome);
  expect(here.pays).toBe(there.pays);
});

test('golden fields from fixed seeds', () => {
  const fields = [0, 1, 2, 3].map((nonce) => {
    const draw = fairDraw({ serverSeed: 'golden', clientSeed: 'player', nonce });
    return mines.open(skin, { stake: 100, bet: { mines: 4 } }, draw).state.mines;
  });
  expect(fields).toMatchInlineSnapshot(`
    [
      [
        2,
        6,
        11,
        17,
      ],
      [
        1,
        2,
        5,
        7,
      ],
      [
        15,
        16,
        22,
        23,
      ],
      [
        1,
        4,
        12,
        13,
      ],
    ]
  `);
});
