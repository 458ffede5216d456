import { expect, test } from 'vitest';
import type { BlackjackChoice } from '../../../games/blackjack/blackjack.rules';
import { blackjack } from '../../../games/blackjack/blackjack.rules';
import { basicStrategy } from '../../../games/blackjack/blackjack.strategy.rules';
import { gameRules } from '../../../games/engines';
import { cards } from '../cards/hand';
import { quick } from '../dealt';
import { exactReturn } from './exact';
import { simulatedReturn } from './simulated';

const ups = cards('2s 3s 4s 5s 6s 7s 8s 9s 10s As');
const letters: Readonly<Record<BlackjackChoice, string>> = {
  hit: 'H',
  stand: 'S',
  double: 'D',
  split: 'P',
};
/** What the strategy does with a hand against 2 … 10 and an ace, a letter each. */
const row = (hand: string, ...choices: BlackjackChoice[]): string =>
  ups.map((up) => letters[basicStrategy(cards(hand), up, choices)]).join('');
const twoCards = ['hit', 'stand', 'double'] as const;

test.each([
  ['5c 3d', 'HHHHHHHHHH'],
  ['5c 4d', 'HDDDDHHHHH'],
  ['6c 4d', 'DDDDDDDDHH'],
  ['6c 5d', 'DDDDDDDDDH'],
  ['10c 2d', 'HHSSSHHHHH'],
  ['10c 3d', 'SSSSSHHHHH'],
  ['10c 6d', 'SSSSSHHHHH'],
  ['10c 7d', 'SSSSSSSSSS'],
  ['Ac 2d', 'HHHDDHHHHH'],
  ['Ac 3d', 'HHHDDHHHHH'],
  ['Ac 4d', 'HHDDDHHHHH'],
  ['Ac 5d', 'HHDDDHHHHH'],
  ['Ac 6d', 'HDDDDHHHHH'],
  ['Ac 7d', 'SDDDDSSHHH'],
  ['Ac 8d', 'SSSSSSSSSS'],
])('%s is played %s', (hand, played) => {
  expect(row(hand, ...twoCards)).toBe(played);
});

test.each([
  ['2c 2d', 'PPPPPPHHHH'],
  ['3c 3d', 'PPPPPPHHHH'],
  ['4c 4d', 'HHHPPHHHHH'],
  ['5c 5d', 'DDDDDDDDHH'],
  ['6c 6d', 'PPPPPHHHHH'],
  ['7c 7d', 'PPPPPPHHHH'],
  ['8c 8d', 'PPPPPPPPPP'],
  ['9c 9d', 'PPPPPSPPSS'],
  ['10c 10d', 'SSSSSSSSSS'],
  ['Ac Ad', 'PPPPPPPPPP'],
])('a pair, %s, is played %s', (hand, played) => {
  expect(row(hand, ...twoCards, 'split')).toBe(played);
});

test('where doubling is no longer possible a soft eighteen stands or hits', () => {
  expect(row('Ac 4d 3c', 'hit', 'stand')).toBe('SSSSSSSHHH');
  expect(row('6c 3d 2c', 'hit', 'stand')).toBe('HHHHHHHHHH');
});

test('the return told is that of this strategy over every order of the cards, exactly', () => {
  const { rtp, edge } = exactReturn();
  expect(blackjack.rtp(blackjack.skins[0]!)).toEqual(rtp);
  expect(edge).toBeCloseTo(0.0046, 5);
});

test('300,000 rounds by this strategy return what is told, within 4 sigma', () => {
  const { rtp, sigma } = simulatedReturn(quick(20_261_121), 300_000);
  expect(sigma).toBeLessThan(0.003);
  const told = gameRules('blackjack', 'pavilion-blackjack')!.rtp();
  expect(Math.abs(rtp - told.value)).toBeLessThan(4 * sigma);
});
