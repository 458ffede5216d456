// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  type BlackjackHand,
  type BlackjackOutcome,
  blackjack,
} from '../../../games/blackjack/blackjack.rules';
import {
  BlackjackTable,
  type BlackjackTableProps,
} from '../../../src/games/blackjack/BlackjackTable';
import { aTable } from './props';

afterEach(cleanup);

const card = (rank: number, suit = 3): number => suit * 13 + rank - 1;
const hand = (cards: number[], given: Partial<BlackjackHand> = {}): BlackjackHand => ({
  cards,
  stake: 100,
  result: null,
  pays: 0,
  ...given,
});
const eights = hand([card(8, 1), card(8, 2)]);
const open = (hands = [eights], active: number | null = 0): BlackjackOutcome => ({
  hands,
  active,
  dealer: [card(6, 0)],
});
const table = (change: Partial<BlackjackTableProps> = {}): BlackjackTableProps => ({
  ...aTable(),
  skin: blackjack.skins[0]!,
  shown: 0,
  ...change,
});
const deciding = (change: Partial<BlackjackTableProps> = {}) =>
  table({
    phase: 'deciding',
    canPlay: false,
    choices: ['hit', 'stand', 'double', 'split'],
    outcome: open(),
    ...change,
  });
const status = () => screen.getByRole('status').textContent;
const button = (name: RegExp) => screen.getByRole('button', { name });

test('waiting for a step it says the hand and the dealer’s card, and names the steps', () => {
  render(<BlackjackTable {...deciding()} />);
  expect(status()).toBe('Your hand: 168 of diamonds, 8 of hearts. The dealer shows 6 of clubs');
  expect(screen.getByRole('group', { name: 'Your move' }).textContent).toBe(
    'HitHStandSDouble+100DSplit+100P',
  );
  expect(screen.getByRole('img', { name: 'A card face down' })).toBeTruthy();
});

test('a double and a split stake the hand’s stake once more', () => {
  const props = deciding();
  render(<BlackjackTable {...props} />);
  fireEvent.click(button(/^Hit/));
  fireEvent.click(button(/^Double/));
  fireEvent.click(button(/^Split/));
  expect(vi.mocked(props.onAct).mock.calls).toEqual([
    [{ kind: 'hit' }, 0],
    [{ kind: 'double' }, 100],
    [{ kind: 'split' }, 100],
  ]);
});

test('a step that may not be taken is closed, and neither press nor letter takes it', () => {
  const props = deciding({ canAct: (kind, raise = 0) => kind !== 'split' && raise === 0 });
  render(<BlackjackTable {...props} />);
  const closed = screen
    .getAllByRole('button')
    .filter((one) => one.getAttribute('aria-disabled') === 'true')
    .map((one) => one.textContent);
  expect(closed).toEqual(['Double+100D', 'Split+100P']);
  fireEvent.click(button(/^Double/));
  fireEvent.keyDown(button(/^Hit/), { key: 'd' });
  expect(props.onAct).not.toHaveBeenCalled();
});

test('letters are heard inside the game only, once per press', () => {
  const props = deciding();
  render(<BlackjackTable {...props} />);
  fireEvent.keyDown(document.body, { key: 's' });
  expect(props.onAct).not.toHaveBeenCalled();
  const inside = screen.getByRole('group', { name: 'Your move' });
  fireEvent.keyDown(inside, { key: 's', ctrlKey: true });
  fireEvent.keyDown(inside, { key: 's' });
  fireEvent.keyDown(inside, { key: 's', repeat: true });
  expect(props.onAct).toHaveBeenCalledExactlyOnceWith({ kind: 'stand' }, 0);
});

test('the steps take the focus that the button of the bet has left behind', () => {
  render(<BlackjackTable {...deciding()} />);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your move' }));
});

test('of two hands it says whose turn it is', () => {
  const hands = [hand([card(8), card(3), card(10)]), hand([card(8), card(1)])];
  render(<BlackjackTable {...deciding({ outcome: open(hands, 1) })} />);
  expect(status()).toContain('Hand 2: soft 19');
  expect(screen.getByRole('group', { name: /^Hand 1/ }).dataset.active).toBe('false');
  expect(screen.getByRole('group', { name: /^Hand 2/ }).dataset.active).toBe('true');
});

test('a refused step is said, and the hand with it', () => {
  render(<BlackjackTable {...deciding({ refusal: 'Insufficient amount' })} />);
  expect(status()).toBe('Insufficient amountYour hand: 16');
});

const dealt: BlackjackOutcome = {
  hands: [hand([card(9), card(10)], { result: 'win', pays: 200 })],
  active: null,
  dealer: [card(6), card(5), card(12)],
};

test('revealing turns the dealer’s cards one by one, without a word of the result', () => {
  const dealer = () => screen.getByRole('group', { name: /^Dealer/ }).getAttribute('aria-label');
  const revealing = table({ phase: 'revealing', canPlay: false, outcome: dealt });
  const { rerender } = render(<BlackjackTable {...revealing} />);
  expect(dealer()).toBe('Dealer: 6 of spades, 5 of spades');
  expect(status()).toBe('The dealer plays');
  expect(screen.queryByText('Won')).toBeNull();
  rerender(<BlackjackTable {...revealing} shown={1} />);
  expect(dealer()).toBe('Dealer: 6 of spades, 5 of spades, queen of spades');
});

test('settled it says what the hand pays and what the dealer has', () => {
  render(
    <BlackjackTable {...table({ phase: 'settled', outcome: dealt, pays: 200, staked: 100 })} />,
  );
  expect(status()).toBe('Your hand pays 200The dealer has 21');
  expect(screen.getByRole('region').dataset.lit).toBe('true');
});

test('two hands are told in one sentence, each with its own end', () => {
  const hands = [
    hand([card(8), card(3), card(10)], { stake: 200, result: 'win', pays: 400 }),
    hand([card(8), card(5), card(12)], { result: 'bust' }),
  ];
  const outcome = { ...dealt, hands };
  render(<BlackjackTable {...table({ phase: 'settled', outcome, pays: 400, staked: 300 })} />);
  expect(status()).toBe('Two hands pay 400Hand 1: Won · Hand 2: Bust · The dealer has 21');
});

test('a bet on its way clears the table of the last round', () => {
  render(<BlackjackTable {...table({ phase: 'betting', canPlay: false, outcome: dealt })} />);
  expect(screen.queryByRole('img')).toBeNull();
});
