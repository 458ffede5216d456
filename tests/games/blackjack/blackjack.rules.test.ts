import { expect, test } from 'vitest';
import { handTotal } from '../../../games/blackjack/blackjack.hands.rules';
import {
  type BlackjackChoice,
  type BlackjackOutcome,
  type BlackjackState,
  ROUND_CARDS,
} from '../../../games/blackjack/blackjack.rules';
import { deck } from '../../../games/cards/card.rules';
import { gameRules } from '../../../games/engines';
import { fairDraw } from '../../../games/fair/fair.rules';
import { cards, wordsFor } from '../cards/hand';
import { dealt, quick } from '../dealt';
import { playedThrough, taken } from '../steps';

const rules = gameRules('blackjack', 'pavilion-blackjack')!;
const shoe = Array.from({ length: 6 }, () => deck).flat();
const order = { stake: 20, bet: {} };

/** A round whose cards come in this order: player, dealer's open, player, dealer's hidden, then on. */
const opened = (written: string) => {
  const words = wordsFor(shoe, cards(written));
  const rest = Array.from({ length: ROUND_CARDS - words.length }, () => 0);
  return taken(rules.open(order, dealt(...words, ...rest)));
};
/** That round played on by such choices; the raise of each. */
const played = (written: string, ...kinds: BlackjackChoice[]) => {
  let step = opened(written);
  const raises: number[] = [];
  for (const kind of kinds) {
    step = taken(rules.act(step.state, { kind }));
    raises.push(step.raise ?? 0);
  }
  const outcome = step.outcome as BlackjackOutcome;
  const results = outcome.hands.map(({ result }) => result);
  return { ...step, outcome, raises, results };
};

test('totals: an ace counts eleven while that does not bust', () => {
  expect(handTotal(cards('Ac 6d'))).toEqual({ total: 17, soft: true });
  expect(handTotal(cards('Ac 6d 10h'))).toEqual({ total: 17, soft: false });
  expect(handTotal(cards('Ac Ad'))).toEqual({ total: 12, soft: true });
  expect(handTotal(cards('Ac 5d 6h'))).toEqual({ total: 12, soft: false });
  expect(handTotal(cards('Kc Qd'))).toEqual({ total: 20, soft: false });
  expect(handTotal(cards('Ac Ad 9h'))).toEqual({ total: 21, soft: true });
});

test('a blackjack pays three to two at once, and the hidden card is shown', () => {
  const round = opened('Ac 9d Kc 8h');
  expect(round).toMatchObject({ choices: [], pays: 50 });
  expect(round.outcome).toEqual({
    hands: [{ cards: cards('Ac Kc'), stake: 20, result: 'blackjack', pays: 50 }],
    active: null,
    dealer: cards('9d 8h'),
  });
});

test('a dealer’s blackjack ends the round before anything more is staked; it pushes another', () => {
  expect(played('10c Ad 9c Kh')).toMatchObject({ choices: [], pays: 0, results: ['lose'] });
  expect(played('10c Kd 9c Ah')).toMatchObject({ choices: [], pays: 0, results: ['lose'] });
  expect(played('Ac Kd Kc Ah')).toMatchObject({ choices: [], pays: 20, results: ['push'] });
});

test('until the end only the dealer’s open card is seen', () => {
  const round = played('10c 9d 6c 8h');
  expect(round.choices).toEqual(['hit', 'stand', 'double']);
  expect(round.outcome).toEqual({
    hands: [{ cards: cards('10c 6c'), stake: 20, result: null, pays: 0 }],
    active: 0,
    dealer: cards('9d'),
  });
});

test('standing plays the dealer out: below seventeen he draws, a soft seventeen stands', () => {
  expect(played('10c 9d 8c 7h 5s', 'stand')).toMatchObject({ pays: 0, results: ['lose'] });
  const soft = played('10c Ad 8c 6h 5s', 'stand');
  expect(soft.outcome.dealer).toEqual(cards('Ad 6h'));
  expect(soft).toMatchObject({ pays: 40, results: ['win'] });
  const bust = played('10c 10d 2c 6h Ks', 'stand');
  expect(bust.outcome.dealer).toEqual(cards('10d 6h Ks'));
  expect(bust).toMatchObject({ pays: 40, results: ['win'] });
  expect(played('10c 10d 8c 8h', 'stand')).toMatchObject({ pays: 20, results: ['push'] });
});

test('a bust ends the round and the dealer draws no card', () => {
  const round = played('10c 10d 6c 6h 9s', 'hit');
  expect(round).toMatchObject({ choices: [], pays: 0, results: ['bust'] });
  expect(round.outcome.dealer).toEqual(cards('10d 6h'));
});

test('twenty-one stands by itself; after a hit there is no doubling', () => {
  expect(played('10c 10d 2c 7h 3s', 'hit').choices).toEqual(['hit', 'stand']);
  const round = played('10c 10d 6c 7h 5s', 'hit');
  expect(round).toMatchObject({ choices: [], pays: 40, results: ['win'] });
});

test('a double stakes as much again, takes one card and stands', () => {
  const won = played('6c 6d 5c 10h 9s Ks', 'double');
  expect(won).toMatchObject({ choices: [], pays: 80, raises: [20], results: ['win'] });
  expect(won.outcome.hands[0]).toMatchObject({ stake: 40, cards: cards('6c 5c 9s') });
  expect(played('6c 9d 5c 10h 2s', 'double')).toMatchObject({ pays: 0, results: ['lose'] });
  expect(played('6c 9d 9c 10h 4s', 'double')).toMatchObject({ pays: 80 - 40, results: ['push'] });
});

test('a split makes two hands in turn, each may be doubled', () => {
  const split = played('8c 6d 8h 10h 3s 2s', 'split');
  expect(split).toMatchObject({ raises: [20], choices: ['hit', 'stand', 'double'] });
  expect(split.outcome).toMatchObject({ active: 0, dealer: cards('6d') });
  expect(split.outcome.hands.map((hand) => hand.cards)).toEqual([cards('8c 3s'), cards('8h 2s')]);
  const both = played('8c 6d 8h 10h 3s 2s 10s 9s Kd', 'split', 'double', 'double');
  expect(both).toMatchObject({ raises: [20, 20, 20], choices: [], results: ['win', 'win'] });
  expect(both.pays).toBe(160);
  expect(both.pays).toBe(order.stake * rules.maxWin);
});

test('the second hand comes after the first, which may bust alone', () => {
  const first = played('8c 6d 8h 10h 5s 2s Ks', 'split', 'hit');
  expect(first.outcome.active).toBe(1);
  expect(first.outcome.hands[0]).toMatchObject({ result: null, pays: 0 });
  const both = played('8c 6d 8h 10h 5s 2s Ks 9d Kd', 'split', 'hit', 'stand');
  expect(both.results).toEqual(['bust', 'win']);
  expect(both.pays).toBe(40);
});

test('split aces get one card each, and twenty-one is no blackjack there', () => {
  const round = played('Ac 6d Ah 10h Ks 5s 4c', 'split');
  expect(round).toMatchObject({ choices: [], raises: [20], results: ['win', 'lose'], pays: 40 });
});

test('only one split: a pair drawn to a split hand is played as it stands', () => {
  expect(played('8c 6d 8h 10h 8s 2s', 'split').choices).toEqual(['hit', 'stand', 'double']);
});

test('two cards of ten may be split though their ranks differ', () => {
  expect(opened('10c 6d Kh 10h').choices).toContain('split');
  expect(opened('9c 6d Kh 10h').choices).not.toContain('split');
});

test.each([
  ['a split of no pair', '10c 6d 9h 10h', [], 'split'],
  ['a double after a hit', '5c 6d 4h 10h 2c', ['hit'], 'double'],
  ['a second split', '8c 6d 8h 10h 8s 2s', ['split'], 'split'],
  ['a hit after the end', '10c 6d 9h 10h', ['stand'], 'hit'],
  ['a step after a blackjack', 'Ac 9d Kc 8h', [], 'stand'],
  ['a step after the dealer’s blackjack', '10c Ad 9c Kh', [], 'double'],
] as const)('%s is refused', (_what, written, before, kind) => {
  const { state } = played(written, ...before);
  expect(rules.act(state, { kind })).toEqual({ refused: 'step-illegal', field: 'action' });
});

test.each([{ kind: 'surrender' }, { kind: 'hit', hand: 1 }, {}, null, 'hit'])(
  'what is no step is refused: %j',
  (action) => {
    const { state } = opened('10c 6d 9h 10h');
    expect(rules.act(state, action)).toEqual({ refused: 'body-invalid', field: 'action' });
  },
);

test('stakes are even, so that three to two is whole', () => {
  for (const stake of rules.stakes) expect((stake * 3) % 2).toBe(0);
  const refused = { refused: 'stake-refused', field: 'stake' };
  expect(rules.open({ stake: 15, bet: {} }, quick(1))).toEqual(refused);
  const bet = rules.open({ stake: 20, bet: { insurance: 10 } }, quick(1));
  expect(bet).toEqual({ refused: 'stake-refused', field: 'bet' });
});

const kinds = ['hit', 'stand', 'double', 'split'];
const actionOf = (kind: string) => ({ kind });
const ascending = (list: readonly number[]) => [...list].sort((a, b) => a - b);

test('exactly the listed choices are taken; what is unseen stays unseen (4,000 rounds)', () => {
  for (let seed = 0; seed < 4_000; seed += 1) {
    const steps = playedThrough(rules, order, quick(seed), { kinds, actionOf });
    let staked = order.stake;
    for (const { outcome, state, choices, raise, pays } of steps) {
      staked += raise ?? 0;
      const { hands, active, dealer } = outcome as BlackjackOutcome;
      const { shoe: all, dealt: used } = state as BlackjackState;
      expect(hands.reduce((sum, { stake }) => sum + stake, 0)).toBe(staked);
      expect(active === null).toBe(choices.length === 0);
      if (active !== null) {
        expect(dealer).toEqual([all[1]]);
        expect(hands.flatMap((hand) => hand.cards)).toHaveLength(used - 2);
        expect(pays).toBe(0);
      }
      expect(pays).toBeLessThanOrEqual(order.stake * rules.maxWin);
    }
    const { hands, dealer } = steps.at(-1)!.outcome as BlackjackOutcome;
    const shown = [...hands.flatMap((hand) => hand.cards), ...dealer];
    const all = (steps.at(-1)!.state as BlackjackState).shoe;
    expect(ascending(shown)).toEqual(ascending(all.slice(0, shown.length)));
    expect(steps.at(-1)!.pays).toBe(hands.reduce((sum, { pays }) => sum + pays, 0));
  }
});

test('another hidden card and another shoe look the same until the end', () => {
  const here = played('5c 9d 4c 8h 2d Kd', 'hit');
  const there = played('5c 9d 4c 2h 2d 3d', 'hit');
  expect(here.outcome).toEqual(there.outcome);
  expect(here.choices).toEqual(there.choices);
});

test('the shoe holds enough for the longest round there is', () => {
  const many = [...cards('Ac Ad 3c Ah'), ...shoe.filter((each) => each % 13 === 0).slice(0, 20)];
  const twos = shoe.filter((each) => each % 13 === 1).slice(0, 20);
  const deep: BlackjackState = {
    stake: 20,
    shoe: [...many, ...twos],
    dealt: 4,
    hands: [{ cards: cards('2c 2d'), stake: 20, done: false }],
    dealer: cards('2h 2s'),
  };
  let step = taken(rules.act(deep as never, { kind: 'split' }));
  while (step.choices.length > 0) step = taken(rules.act(step.state, { kind: 'hit' }));
  const { hands, dealer } = step.outcome as BlackjackOutcome;
  const used = [...hands.flatMap((hand) => hand.cards), ...dealer].length;
  expect(used).toBeLessThan(ROUND_CARDS);
  expect(handTotal(dealer).total).toBeGreaterThanOrEqual(17);
});

test('golden rounds from fixed seeds, by hitting below seventeen', () => {
  const rounds = Array.from({ length: 8 }, (_, nonce) => {
    const draw = fairDraw({ serverSeed: 'golden', clientSeed: 'player', nonce });
    let step = taken(rules.open(order, draw));
    while (step.choices.length > 0) {
      const [hand] = (step.outcome as BlackjackOutcome).hands;
      const kind = handTotal(hand!.cards).total < 17 ? 'hit' : 'stand';
      step = taken(rules.act(step.state, { kind }));
    }
    const { hands, dealer } = step.outcome as BlackjackOutcome;
    return `${hands[0]!.cards.join(' ')} against ${dealer.join(' ')}: ${step.pays}`;
  });
  expect(rounds).toMatchInlineSnapshot(`
    [
      "46 3 16 0 against 21 3 21: 40",
      "17 36 against 51 13: 0",
      "12 6 against 23 27 13 49: 40",
      "5 9 23 against 37 11: 0",
      "25 45 against 21 45 8: 40",
      "35 26 against 15 41: 50",
      "12 28 40 41 against 4 13 16: 0",
      "17 16 24 against 23 17 5: 0",
    ]
  `);
});
