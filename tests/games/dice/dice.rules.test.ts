import { expect, test } from 'vitest';
import {
  DiceBet,
  dice,
  dicePays,
  ROLLS,
  targetRange,
  turned,
  winnersOf,
} from '../../../games/dice/dice.rules';
import { gameRules } from '../../../games/engines';
import { fairDraw } from '../../../games/fair/fair.rules';
import { dealt } from '../dealt';

const skin = dice.skins[0]!;
const directions = ['under', 'over'] as const;
const everyBet = directions.flatMap((direction) => {
  const { min, max } = targetRange(direction);
  return Array.from({ length: max - min + 1 }, (_, i) => ({ direction, target: min + i }));
});

test('a roll below the target wins under it, the target itself loses on both sides', () => {
  const roll = (value: number, bet: DiceBet) =>
    dice.open(skin, { stake: 100, bet }, dealt(value)).outcome.won;
  expect([4999, 5000, 5001].map((r) => roll(r, { direction: 'under', target: 5000 }))).toEqual([
    true,
    false,
    false,
  ]);
  expect([4999, 5000, 5001].map((r) => roll(r, { direction: 'over', target: 5000 }))).toEqual([
    false,
    false,
    true,
  ]);
});

test('the winning rolls counted one by one are those the odds are made of', () => {
  for (const bet of [
    { direction: 'under', target: 100 },
    { direction: 'under', target: 9800 },
    { direction: 'over', target: 199 },
    { direction: 'over', target: 9899 },
    { direction: 'over', target: 4242 },
  ] as const) {
    let won = 0;
    for (let roll = 0; roll < ROLLS; roll += 1)
      if (dice.open(skin, { stake: 100, bet }, dealt(roll)).outcome.won) won += 1;
    expect(won).toBe(winnersOf(bet));
  }
});

test('over every target and stake the edge is at least one percent, and rounding costs under a unit', () => {
  for (const bet of everyBet)
    for (const stake of skin.stakes) {
      const returned = winnersOf(bet) * dicePays(stake, bet);
      const designed = stake * 9_900;
      if (returned > designed || returned <= designed - winnersOf(bet))
        expect.fail(`${bet.direction} ${bet.target} at ${stake} returns ${returned}`);
    }
  expect(everyBet).toHaveLength(2 * 9_701);
});

test('the stated return is exact: winning rolls times pay over all rolls times stake', () => {
  const rules = gameRules('dice', 'high-striker')!;
  const half = { direction: 'under', target: 5000 } as const;
  expect(rules.rtp().value).toBe(0.99);
  expect(dice.rtp(skin, { stake: 100, bet: half })).toEqual({ numerator: 99n, denominator: 100n });
  const third = { direction: 'under', target: 3333 } as const;
  expect(dicePays(20, third)).toBe(59);
  expect(rules.rtp({ stake: 20, bet: third }).value).toBe((3333 * 59) / 200_000);
});

test('the least return is that of the worst choice at the worst stake', () => {
  const rules = gameRules('dice', 'high-striker')!;
  const each = rules.stakes.flatMap((stake) =>
    everyBet.map((bet) => rules.rtp({ stake, bet }).value),
  );
  expect(rules.leastRtp.value).toBe(Math.min(...each));
  expect((rules.leastRtp.value * 100).toFixed(2)).toBe('97.06');
});

test('turning a choice keeps its chance', () => {
  for (const bet of everyBet.filter((_, i) => i % 97 === 0)) {
    expect(winnersOf(turned(bet))).toBe(winnersOf(bet));
    expect(DiceBet.safeParse(turned(bet)).success).toBe(true);
  }
});

test('no pay exceeds the largest win', () => {
  const most = Math.max(...everyBet.map((bet) => dicePays(1_000, bet)));
  expect(most).toBe(1_000 * dice.maxWin(skin));
});

test('golden rounds from fixed seeds', () => {
  const rounds = [0, 1, 2, 3].map((nonce) =>
    dice.open(
      skin,
      { stake: 100, bet: { direction: 'over', target: 4999 } },
      fairDraw({ serverSeed: 'golden', clientSeed: 'player', nonce }),
    ),
  );
  expect(rounds.map(({ outcome, pays }) => [outcome.roll, pays])).toMatchInlineSnapshot(`
    [
      [
        4306,
        0,
      ],
      [
        6505,
        198,
      ],
      [
        9340,
        198,
      ],
      [
        6429,
        198,
      ],
    ]
  `);
});

test.each([
  { direction: 'under', target: 99 },
  { direction: 'under', target: 9801 },
  { direction: 'over', target: 198 },
  { direction: 'over', target: 9900 },
  { direction: 'under', target: 50.5 },
  { direction: 'sideways', target: 5000 },
  { direction: 'under' },
  { direction: 'under', target: 5000, edge: 0 },
  null,
])('a choice the game does not take is refused: %j', (bet) => {
  const rules = gameRules('dice', 'high-striker')!;
  expect(rules.open({ stake: 100, bet }, dealt(1))).toEqual({
    refused: 'stake-refused',
    field: 'bet',
  });
});

test.each([0, -100, 30, 100.5, 3_000, Number.NaN])('a stake of %d is refused', (stake) => {
  const rules = gameRules('dice', 'high-striker')!;
  const bet = { direction: 'under', target: 5000 };
  expect(rules.open({ stake, bet }, dealt(1))).toEqual({
    refused: 'stake-refused',
    field: 'stake',
  });
});
