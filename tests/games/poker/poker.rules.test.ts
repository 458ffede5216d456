import { expect, test } from 'vitest';
import { deck } from '../../../games/cards/card.rules';
import { gameRules } from '../../../games/engines';
import { fairDraw } from '../../../games/fair/fair.rules';
import { handOf, payTable, pokerMultiple } from '../../../games/poker/poker.hands.rules';
import { type PokerOutcome, poker } from '../../../games/poker/poker.rules';
import { cards, wordsFor } from '../cards/hand';
import { dealt, quick } from '../dealt';
import { playedThrough, taken } from '../steps';
import { optimalReturn } from './optimal';

const rules = gameRules('poker', 'arcade-jacks')!;
const opened = (first: string, second = '') => {
  const wanted = cards(`${first} ${second}`.trim());
  const rest = Array.from({ length: 10 - wanted.length }, () => 0);
  return taken(rules.open({ stake: 10, bet: {} }, dealt(...wordsFor(deck, wanted), ...rest)));
};

test.each([
  ['10s Js Qs Ks As', 'royal-flush', 800],
  ['As Ks Js Qs 10s', 'royal-flush', 800],
  ['9s 10s Js Qs Ks', 'straight-flush', 50],
  ['Ah 2h 3h 4h 5h', 'straight-flush', 50],
  ['9c 9d 9h 9s 2c', 'four-of-a-kind', 25],
  ['9c 9d 9h 2s 2c', 'full-house', 9],
  ['2h 5h 9h Jh Kh', 'flush', 6],
  ['10c Jd Qh Ks Ac', 'straight', 4],
  ['Ac 2d 3h 4s 5c', 'straight', 4],
  ['6c 2d 3h 4s 5c', 'straight', 4],
  ['7c 7d 7h 2s Kc', 'three-of-a-kind', 3],
  ['7c 7d 2h 2s Kc', 'two-pair', 2],
  ['Jc Jd 2h 3s 4c', 'jacks-or-better', 1],
  ['Ac Ad 2h 3s 4c', 'jacks-or-better', 1],
  ['10c 10d 2h 3s 4c', undefined, 0],
  ['Qc Kd Ah 2s 3c', undefined, 0],
  ['2c 4d 6h 8s 10c', undefined, 0],
])('%s is %s and pays %d', (written, hand, multiple) => {
  expect(handOf(cards(written))).toBe(hand);
  expect(pokerMultiple(handOf(cards(written)))).toBe(multiple);
});

test('the pay table is nine for a full house and six for a flush, full coin', () => {
  expect(payTable.map(({ multiple }) => multiple)).toEqual([800, 50, 25, 9, 6, 4, 3, 2, 1]);
});

test('held cards stay, the others are replaced place by place, and the final hand pays', () => {
  const deal = opened('Jc 2d Jd 5s 9h', 'Ac Jh Kc Js 3d');
  expect(deal).toMatchObject({ choices: ['draw'], pays: 0 });
  const dealtCards = cards('Jc 2d Jd 5s 9h');
  expect(deal.outcome).toEqual({
    cards: dealtCards,
    dealt: dealtCards,
    held: null,
    hand: 'jacks-or-better',
  });
  const drawn = taken(rules.act(deal.state, { kind: 'draw', hold: [0, 2] }));
  expect(drawn).toMatchObject({ choices: [], pays: 250 });
  expect(drawn.outcome).toEqual({
    cards: cards('Jc Jh Jd Js 3d'),
    dealt: dealtCards,
    held: [0, 2],
    hand: 'four-of-a-kind',
  });
});

test('a royal flush pays 800 at every stake; holding everything keeps the deal', () => {
  for (const stake of rules.stakes) {
    const words = [...wordsFor(deck, cards('10s Js Qs Ks As')), 0, 0, 0, 0, 0];
    const deal = taken(rules.open({ stake, bet: {} }, dealt(...words)));
    const kept = taken(rules.act(deal.state, { kind: 'draw', hold: [0, 1, 2, 3, 4] }));
    expect(kept.pays).toBe(stake * 800);
    expect(kept.pays).toBe(stake * rules.maxWin);
  }
});

test('a second draw is refused', () => {
  const deal = opened('Jc 2d Jd 5s 9h');
  const drawn = taken(rules.act(deal.state, { kind: 'draw', hold: [] }));
  const again = rules.act(drawn.state, { kind: 'draw', hold: [0] });
  expect(again).toEqual({ refused: 'step-illegal', field: 'action' });
});

test.each([
  { kind: 'draw' },
  { kind: 'draw', hold: [5] },
  { kind: 'draw', hold: [-1] },
  { kind: 'draw', hold: [1, 1] },
  { kind: 'draw', hold: [2, 1] },
  { kind: 'draw', hold: [0.5] },
  { kind: 'draw', hold: [0, 1, 2, 3, 4, 5] },
  { kind: 'draw', hold: [], cards: [1] },
  { kind: 'hold', hold: [] },
  null,
])('what is no step is refused: %j', (action) => {
  const deal = opened('Jc 2d Jd 5s 9h');
  expect(rules.act(deal.state, action)).toEqual({ refused: 'body-invalid', field: 'action' });
});

test('the stake is all that it takes', () => {
  const refused = { refused: 'stake-refused', field: 'stake' };
  expect(rules.open({ stake: 7, bet: {} }, quick(1))).toEqual(refused);
  const bet = rules.open({ stake: 10, bet: { coins: 5 } }, quick(1));
  expect(bet).toEqual({ refused: 'stake-refused', field: 'bet' });
});

test('no card of the draw is told before it, over 2,000 rounds', () => {
  for (let seed = 0; seed < 2_000; seed += 1) {
    const draw = quick(seed);
    const hold = [0, 1, 2, 3, 4].filter((place) => (seed >> place) % 2 === 1);
    const [deal, drawn] = playedThrough(rules, { stake: 10, bet: {} }, draw, {
      kinds: ['draw'],
      actionOf: () => ({ kind: 'draw', hold }),
    });
    const before = deal!.outcome as PokerOutcome;
    const after = drawn!.outcome as PokerOutcome;
    expect([...before.cards, ...before.dealt].every((each) => after.dealt.includes(each))).toBe(
      true,
    );
    expect(Object.keys(before).sort()).toEqual(['cards', 'dealt', 'hand', 'held']);
    for (const place of hold) expect(after.cards[place]).toBe(after.dealt[place]);
    expect(new Set([...after.dealt, ...after.cards]).size).toBe(10 - hold.length);
  }
});

test('the return told is that of the best holds over every deal and draw, exactly', () => {
  const { rtp, deals } = optimalReturn();
  expect(deals).toBe(134_459);
  expect(poker.rtp(poker.skins[0]!)).toEqual(rtp);
  expect(rules.rtp().value).toBeCloseTo(0.995_439_044, 9);
});

test('golden rounds from fixed seeds', () => {
  const rounds = [0, 1, 2, 3].map((nonce) => {
    const draw = fairDraw({ serverSeed: 'golden', clientSeed: 'player', nonce });
    const deal = taken(rules.open({ stake: 10, bet: {} }, draw));
    const drawn = taken(rules.act(deal.state, { kind: 'draw', hold: [0, 1, 2] }));
    const { dealt: first, cards: last } = drawn.outcome as PokerOutcome;
    return `${first.join(' ')} → ${last.join(' ')}: ${drawn.pays}`;
  });
  expect(rounds).toMatchInlineSnapshot(`
    [
      "46 44 9 34 48 → 46 44 9 3 27: 0",
      "17 43 6 22 14 → 17 43 6 8 4: 30",
      "12 40 2 1 13 → 12 40 2 34 48: 0",
      "5 7 41 39 3 → 5 7 41 36 19: 0",
    ]
  `);
});
