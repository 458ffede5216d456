import { expect, test } from 'vitest';
import { catalogue } from '../../games/catalogue';
import { type GameRules, isRefused, type Json } from '../../games/engine';
import { gameRules } from '../../games/engines';
import { quick } from './dealt';
import { taken } from './steps';

const titles = catalogue.map(({ engine, skin }) => ({ skin, rules: gameRules(engine, skin)! }));
const bets: Readonly<Record<string, (stake: number) => Json>> = {
  dice: () => ({ direction: 'under', target: 3_333 }),
  mines: () => ({ mines: 3 }),
  plinko: () => ({ rows: 8, risk: 'high' }),
  crash: () => ({ auto: 150 }),
  roulette: (stake) => ({ chips: [{ kind: 'straight', numbers: [17], amount: stake }] }),
};
const open = (rules: GameRules, stake: number, seed = 1) =>
  rules.open({ stake, bet: bets[rules.engine]?.(stake) ?? {} }, quick(seed));
const least = ({ stakes }: GameRules): number => stakes[0] ?? 0;

test.each(titles)('$skin takes the stakes that it offers, and no others', ({ rules }) => {
  const [one, three] = [least(rules), least(rules) * 3];
  const offering = rules.offering([three])!;
  expect(offering.stakes).toEqual([three]);
  expect(isRefused(open(offering, three))).toBe(false);
  expect(isRefused(open(offering, one))).toBe(true);
  expect(offering.maxWin).toBe(rules.maxWin);
});

test.each(titles)('$skin pays whole amounts at other stakes, never less', ({ rules }) => {
  const [one, three] = [least(rules), least(rules) * 3];
  const offering = rules.offering([one, three])!;
  for (let seed = 0; seed < 200; seed += 1) {
    const [small, large] = [taken(open(rules, one, seed)), taken(open(offering, three, seed))];
    expect(Number.isSafeInteger(large.pays)).toBe(true);
    expect(large.pays).toBeGreaterThanOrEqual(small.pays * 3);
  }
});

test.each(titles)('$skin offers no stake that it could not pay as it promises', ({ rules }) => {
  const one = least(rules);
  for (const stakes of [[], [0], [-one], [one + 0.5], [one, one], [one * 2, one], [one * 1e12]])
    expect(rules.offering(stakes), `${stakes.join()}`).toBeUndefined();
});

test('a jackpot that is likelier with the stake falls no likelier than the game is made for', () => {
  const jackpots = titles.filter(({ rules }) => rules.jackpot !== undefined);
  expect(jackpots.length).toBeGreaterThan(0);
  for (const { rules } of jackpots) {
    const most = Math.max(...rules.stakes);
    expect(rules.offering([most])).toBeDefined();
    expect(rules.offering([most * 2])).toBeUndefined();
  }
});
