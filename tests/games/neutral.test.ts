import { expect, test } from 'vitest';
import type { Json } from '../../games/engine';
import { gameRules } from '../../games/engines';
import { quick } from './dealt';
import { taken } from './steps';

const ROUNDS = 2_000;

const rulesOf = (engine: string, skin: string) => {
  const rules = gameRules(engine, skin);
  if (rules === undefined) throw new Error(`no rules for ${skin}`);
  return rules;
};

/** Leaves a round after `steps` of one's own; answers the steps that end it, and what it pays. */
const left = (
  rules: ReturnType<typeof rulesOf>,
  bet: Json,
  draw: number,
  steps: readonly Json[],
): { actions: Json[]; pays: number } | undefined => {
  let step = taken(rules.open({ stake: 100, bet }, quick(draw)));
  for (const action of steps) {
    if (step.choices.length > 0) step = taken(rules.act(step.state, action));
  }
  const actions: Json[] = [];
  while (step.choices.length > 0) {
    const action = rules.neutral(step.state);
    if (action === undefined) return undefined;
    actions.push(action);
    step = taken(rules.act(step.state, action));
    expect(step.raise).toBeUndefined();
  }
  return { actions, pays: step.pays };
};

test('blackjack: every hand stands, two of a split as well', () => {
  const rules = rulesOf('blackjack', 'pavilion-blackjack');
  const stand = { kind: 'stand' };
  const counts = new Set<number>();
  for (let seed = 0; seed < ROUNDS; seed += 1) {
    const { choices } = taken(rules.open({ stake: 100, bet: {} }, quick(seed)));
    const wish = choices.includes('split') ? [{ kind: 'split' }] : [];
    const { actions = [] } = left(rules, {}, seed, wish) ?? {};
    expect(actions).toEqual(actions.map(() => stand));
    counts.add(actions.length);
  }
  expect(counts).toEqual(new Set([0, 1, 2]));
});

test('video poker: all five cards are kept', () => {
  const rules = rulesOf('poker', 'arcade-jacks');
  for (let seed = 0; seed < ROUNDS; seed += 1) {
    expect(left(rules, {}, seed, [])?.actions).toEqual([{ kind: 'draw', hold: [0, 1, 2, 3, 4] }]);
  }
});

test.each(['lantern-mines', 'treasure-cove'])(
  '%s: what is lifted is cashed out; with no tile lifted nothing was risked',
  (skin) => {
    const rules = rulesOf('mines', skin);
    const bet = { mines: 1 };
    const lift = { kind: 'open', tile: 0 };
    for (let seed = 0; seed < ROUNDS; seed += 1) {
      expect(left(rules, bet, seed, [])).toBeUndefined();
      const first = taken(rules.open({ stake: 100, bet }, quick(seed)));
      const lifted = taken(rules.act(first.state, lift));
      const isOver = lifted.choices.length === 0;
      expect(left(rules, bet, seed, [lift])).toEqual({
        actions: isOver ? [] : [{ kind: 'cash-out' }],
        pays: lifted.pays,
      });
    }
  },
);

test('where the bet decides there is nothing to play on', () => {
  for (const [engine, skin] of [
    ['slot', 'lantern-run'],
    ['dice', 'high-striker'],
  ] as const)
    expect(rulesOf(engine, skin).neutral(null)).toBeUndefined();
});
