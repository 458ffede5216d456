import { expect, test } from 'vitest';
import { gameRules } from '../../../games/engines';
import { fairDraw } from '../../../games/fair/fair.rules';
import {
  chipPays,
  RouletteBet,
  roulette,
  roulettePays,
  rouletteStake,
} from '../../../games/roulette/roulette.rules';
import {
  colourOf,
  NUMBERS,
  SPOT_KINDS,
  spotKey,
  spotMultiple,
  spots,
  WHEEL,
} from '../../../games/roulette/roulette.spots.rules';
import { dealt, quick } from '../dealt';

const skin = roulette.skins[0]!;
const rules = gameRules('roulette', 'promenade-roulette')!;
const on = (key: string, amount: number) => {
  const spot = spots.find((each) => spotKey(each) === key);
  if (spot === undefined) throw new Error(`no spot ${key}`);
  return { ...spot, amount };
};

test('the table has every bet of a European layout, each once', () => {
  const counts = Object.fromEntries(
    SPOT_KINDS.map((kind) => [kind, spots.filter((spot) => spot.kind === kind).length]),
  );
  expect(counts).toEqual({
    straight: 37,
    split: 60,
    street: 14,
    corner: 23,
    'six-line': 11,
    dozen: 3,
    column: 3,
    red: 1,
    black: 1,
    even: 1,
    odd: 1,
    low: 1,
    high: 1,
  });
  expect(new Set(spots.map(spotKey)).size).toBe(spots.length);
  for (const { numbers } of spots) expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
});

test('each spot covers as many numbers as its odds say, and zero wins on no even chance', () => {
  const sizes = new Set(spots.map(({ kind, numbers }) => `${kind} ${numbers.length}`));
  expect([...sizes].sort()).toMatchInlineSnapshot(`
    [
      "black 18",
      "column 12",
      "corner 4",
      "dozen 12",
      "even 18",
      "high 18",
      "low 18",
      "odd 18",
      "red 18",
      "six-line 6",
      "split 2",
      "straight 1",
      "street 3",
    ]
  `);
  const outside = spots.filter(({ numbers }) => numbers.length >= 12);
  for (const { numbers } of outside) expect(numbers).not.toContain(0);
});

test('neighbours on the layout: splits and corners touch', () => {
  const touches = (a: number, b: number): boolean => {
    if (a === 0) return b <= 3;
    const column = (n: number) => (n - 1) % 3;
    return b - a === 3 || (b - a === 1 && column(b) === column(a) + 1);
  };
  for (const { numbers } of spots.filter(({ kind }) => kind === 'split'))
    expect(touches(numbers[0]!, numbers[1]!)).toBe(true);
  const corner = spots.filter(({ kind, numbers }) => kind === 'corner' && numbers[0] !== 0);
  for (const { numbers } of corner) {
    const [a, b, c, d] = numbers as [number, number, number, number];
    expect([touches(a, b), touches(c, d), touches(a, c), touches(b, d)]).not.toContain(false);
  }
});

test('the wheel bears every number once, its colours in turn', () => {
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: NUMBERS }, (_, n) => n));
  const colours = WHEEL.slice(1).map(colourOf);
  for (let i = 1; i < colours.length; i += 1) expect(colours[i]).not.toBe(colours[i - 1]);
  expect(colourOf(0)).toBe('green');
});

test('every spot returns exactly 36 of 37, whatever lies there', () => {
  for (const spot of spots) {
    expect(Number.isInteger(spotMultiple(spot))).toBe(true);
    for (const amount of skin.chips) {
      const told = rules.rtp({ stake: amount, bet: { chips: [{ ...spot, amount }] } });
      expect(told).toMatchObject({ exact: true, numerator: '36', denominator: '37' });
    }
  }
});

test('a table of many chips pays each of them on its own', () => {
  const bet: RouletteBet = {
    chips: [
      on('straight 17', 10),
      on('split 17-20', 20),
      on('black 2-4-6-8-10-11-13-15-17-20-22-24-26-28-29-31-33-35', 100),
      on('low 1-2-3-4-5-6-7-8-9-10-11-12-13-14-15-16-17-18', 50),
      on('straight 0', 10),
    ],
  };
  expect(rouletteStake(bet)).toBe(190);
  const round = roulette.open(skin, { stake: 190, bet }, dealt(17));
  expect(round.outcome).toEqual({ number: 17, pays: [360, 360, 200, 100, 0] });
  expect(round).toMatchObject({ choices: [], pays: 1_020 });
  expect(roulette.open(skin, { stake: 190, bet }, dealt(0)).pays).toBe(360);
  expect(roulette.open(skin, { stake: 190, bet }, dealt(1)).pays).toBe(100);
  expect(rules.rtp({ stake: 190, bet })).toEqual(rules.rtp());
});

test('no pay exceeds 36 times the stake', () => {
  for (const spot of spots)
    for (let number = 0; number < NUMBERS; number += 1)
      expect(chipPays({ ...spot, amount: 10 }, number)).toBeLessThanOrEqual(10 * rules.maxWin);
  expect(roulettePays({ chips: [on('straight 5', 10)] }, 5)).toBe(360);
});

const refusedBy = (order: { stake: number; bet: unknown }) => {
  const step = rules.open(order, quick(1));
  return 'refused' in step ? `${step.refused} ${step.field}` : 'taken';
};

test('any whole sum of chips is taken up to the table’s most', () => {
  const most = { chips: [on('straight 5', 9_990), on('straight 6', 10)] };
  expect(refusedBy({ stake: 10_000, bet: most })).toBe('taken');
  const more = { chips: [on('straight 5', 9_990), on('straight 6', 20)] };
  expect(refusedBy({ stake: 10_010, bet: more })).toBe('stake-refused stake');
  expect(refusedBy({ stake: 70, bet: { chips: [on('straight 5', 70)] } })).toBe('taken');
});

test.each([9, 11, 0, -10, 10.5, Number.NaN])(
  'a stake of %d for a chip of ten is refused',
  (stake) => {
    expect(refusedBy({ stake, bet: { chips: [on('straight 5', 10)] } })).toBe(
      'stake-refused stake',
    );
  },
);

test.each([
  ['no chip', { chips: [] }],
  ['a chip of nothing', { chips: [{ kind: 'straight', numbers: [5], amount: 0 }] }],
  ['a negative chip', { chips: [on('straight 5', 20), { ...on('straight 6', 10), amount: -10 }] }],
  ['half a chip', { chips: [on('straight 5', 10.5)] }],
  ['a chip that the table has not', { chips: [on('straight 5', 15)] }],
  ['a number off the wheel', { chips: [{ kind: 'straight', numbers: [37], amount: 10 }] }],
  ['a split of strangers', { chips: [{ kind: 'split', numbers: [1, 3], amount: 10 }] }],
  ['a split over the edge', { chips: [{ kind: 'split', numbers: [3, 4], amount: 10 }] }],
  ['numbers in another order', { chips: [{ kind: 'split', numbers: [2, 1], amount: 10 }] }],
  ['a number twice', { chips: [{ kind: 'split', numbers: [1, 1], amount: 10 }] }],
  ['red with a black number', { chips: [{ kind: 'red', numbers: [2], amount: 10 }] }],
  ['a better kind for the numbers', { chips: [{ ...on('street 1-2-3', 10), kind: 'dozen' }] }],
  ['a spot twice', { chips: [on('straight 5', 10), on('straight 5', 10)] }],
  ['an unknown kind', { chips: [{ kind: 'basket', numbers: [0, 1, 2], amount: 10 }] }],
  ['more than is asked', { chips: [{ ...on('straight 5', 10), pays: 36 }] }],
  ['no table', null],
])('%s is refused', (_what, bet) => {
  expect(refusedBy({ stake: 10, bet })).toBe('stake-refused bet');
});

test('a table covered with every spot at once is taken', () => {
  const bet = { chips: spots.map((spot) => ({ ...spot, amount: 10 })) };
  expect(RouletteBet.safeParse(bet).success).toBe(true);
  expect(refusedBy({ stake: spots.length * 10, bet })).toBe('taken');
});

test('golden rounds from fixed seeds', () => {
  const bet = { chips: [on('straight 5', 10), on('dozen 1-2-3-4-5-6-7-8-9-10-11-12', 50)] };
  const rounds = Array.from({ length: 8 }, (_, nonce) => {
    const draw = fairDraw({ serverSeed: 'golden', clientSeed: 'player', nonce });
    const { outcome, pays } = roulette.open(skin, { stake: 60, bet }, draw);
    return `${outcome.number} ${pays}`;
  });
  expect(rounds).toMatchInlineSnapshot(`
    [
      "5 510",
      "11 150",
      "33 0",
      "16 0",
      "34 0",
      "7 150",
      "36 0",
      "19 0",
    ]
  `);
});
