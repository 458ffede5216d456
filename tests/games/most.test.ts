import { describe, expect, test } from 'vitest';
import { catalogue } from '../../games/catalogue';
import { type GameRules, type Json, rulesFor } from '../../games/engine';
import { gameRules } from '../../games/engines';
import { slot } from '../../games/slot/slot.rules';
import { dealt, quick } from './dealt';
import { taken } from './steps';

const rulesOf = (engine: string, skin: string): GameRules => {
  const rules = gameRules(engine, skin);
  if (rules === undefined) throw new Error(`no rules for ${skin}`);
  return rules;
};

const chip = (kind: string, numbers: readonly number[], amount: number) => ({
  kind,
  numbers,
  amount,
});
const low = Array.from({ length: 18 }, (_, number) => number + 1);
/** Choices of each engine that pay differently; none: the game has no choice. */
const choices: Readonly<Record<string, readonly Json[]>> = {
  dice: [
    { direction: 'under', target: 5_000 },
    { direction: 'over', target: 9_000 },
  ],
  mines: [{ mines: 1 }, { mines: 3 }, { mines: 8 }],
  plinko: [
    { rows: 8, risk: 'low' },
    { rows: 16, risk: 'high' },
  ],
  crash: [{ auto: null }, { auto: 200 }],
  roulette: [
    { chips: [chip('straight', [17], 100)] },
    { chips: [chip('low', low, 50), chip('straight', [17], 50)] },
  ],
};
const STAKE = 100;
const ROUNDS = 300;

test.each(
  catalogue.flatMap(({ engine, skin }) =>
    (choices[engine] ?? [{}]).map((bet) => ({ engine, skin, bet, shown: JSON.stringify(bet) })),
  ),
)('$skin pays no more than it says of $shown', ({ engine, skin, bet }) => {
  const rules = rulesOf(engine, skin);
  const most = rules.most({ stake: STAKE, bet });
  expect(Number.isSafeInteger(most)).toBe(true);
  expect(most).toBeLessThanOrEqual(STAKE * rules.maxWin);
  for (let seed = 0; seed < ROUNDS; seed += 1)
    expect(taken(rules.open({ stake: STAKE, bet }, quick(seed))).pays).toBeLessThanOrEqual(most);
});

test('the largest win is searched once, however many bets ask for it', () => {
  let searches = 0;
  const rules = rulesFor(
    {
      ...slot,
      maxWin: (skin) => {
        searches += 1;
        return slot.maxWin(skin);
      },
    },
    slot.skins[0]!,
  );
  expect(searches).toBe(0);
  for (let round = 0; round < 3; round += 1)
    expect(rules.most({ stake: STAKE, bet: {} })).toBe(STAKE * rules.maxWin);
  expect(searches).toBe(1);
});

describe('what a choice may pay at most is what it pays at best', () => {
  const mostOf = (engine: string, skin: string, bet: Json) =>
    rulesOf(engine, skin).most({ stake: STAKE, bet });

  test('roulette: the best number, not each chip on its own', () => {
    const skin = 'promenade-roulette';
    expect(mostOf('roulette', skin, { chips: [chip('straight', [17], 100)] })).toBe(3_600);
    const both = { chips: [chip('low', low, 50), chip('straight', [17], 50)] };
    expect(mostOf('roulette', skin, both)).toBe(100 + 1_800);
    const apart = { chips: [chip('low', low, 50), chip('straight', [19], 50)] };
    expect(mostOf('roulette', skin, apart)).toBe(1_800);
  });

  test('mines: all safe tiles opened', () => {
    expect(mostOf('mines', 'lantern-mines', { mines: 1 })).toBe(2_475);
    expect(mostOf('mines', 'lantern-mines', { mines: 3 })).toBe(227_700);
  });

  test('crash: set down where one said, else at the top', () => {
    expect(mostOf('crash', 'rocket-wheel', { auto: 200 })).toBe(200);
    expect(mostOf('crash', 'rocket-wheel', { auto: null })).toBe(100_000);
  });

  test('plinko: the outermost slot', () => {
    const { pays } = taken(
      rulesOf('plinko', 'coin-cascade').open(
        { stake: STAKE, bet: { rows: 8, risk: 'low' } },
        dealt(...Array.from({ length: 8 }, () => 0)),
      ),
    );
    expect(mostOf('plinko', 'coin-cascade', { rows: 8, risk: 'low' })).toBe(pays);
  });

  test('dice: what a hit pays', () => {
    const bet = { direction: 'under', target: 5_000 };
    expect(mostOf('dice', 'high-striker', bet)).toBe(198);
  });
});
