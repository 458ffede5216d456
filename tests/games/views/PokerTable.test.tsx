// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type PokerOutcome, poker } from '../../../games/poker/poker.rules';
import { PokerTable, type PokerTableProps } from '../../../src/games/poker/PokerTable';
import { aTable } from './props';

afterEach(cleanup);

const card = (rank: number, suit: number): number => suit * 13 + rank - 1;
const dealt = [card(11, 2), card(4, 0), card(11, 3), card(9, 1), card(1, 0)];
const open: PokerOutcome = { cards: dealt, dealt, held: null, hand: 'jacks-or-better' };
const table = (change: Partial<PokerTableProps> = {}): PokerTableProps => ({
  ...aTable(),
  skin: poker.skins[0]!,
  plan: null,
  onPlan: vi.fn(),
  fair: { round: 7, href: '#fair' },
  ...change,
});
const choosing = (change: Partial<PokerTableProps> = {}) =>
  table({ phase: 'deciding', canPlay: false, choices: ['draw'], outcome: open, ...change });
const status = () => screen.getByRole('status').textContent;
const cards = () =>
  within(screen.getByRole('group', { name: 'Your cards' })).getAllByRole('button');
const pressed = () => cards().map((one) => one.getAttribute('aria-pressed'));

test('each card is a switch, and what is held comes from the plan of this round alone', () => {
  const { rerender } = render(<PokerTable {...choosing({ plan: { round: 7, hold: [0, 2] } })} />);
  expect(pressed()).toEqual(['true', 'false', 'true', 'false', 'false']);
  expect(status()).toBe('Jacks or better, as dealt2 of 5 cards held');
  rerender(<PokerTable {...choosing({ plan: { round: 6, hold: [0, 2] } })} />);
  expect(pressed()).toEqual(['false', 'false', 'false', 'false', 'false']);
});

test('a press or a digit keeps a card or gives it up, places in their order', () => {
  const props = choosing({ plan: { round: 7, hold: [2] } });
  render(<PokerTable {...props} />);
  fireEvent.click(cards()[0]!);
  fireEvent.keyDown(cards()[0]!, { key: '3' });
  expect(vi.mocked(props.onPlan).mock.calls).toEqual([
    [{ round: 7, hold: [0, 2] }],
    [{ round: 7, hold: [] }],
  ]);
});

test('the draw sends what is held, by button and by the space bar', () => {
  const props = choosing({ plan: { round: 7, hold: [0, 2] } });
  render(<PokerTable {...props} />);
  fireEvent.click(screen.getByRole('button', { name: 'Draw' }));
  fireEvent.keyDown(document.body, { key: ' ' });
  // The steps have the focus when the deal was pressed: the space bar is theirs then.
  fireEvent.keyDown(screen.getByRole('group', { name: 'Your move' }), { key: ' ' });
  expect(vi.mocked(props.onAct).mock.calls).toEqual([
    [{ kind: 'draw', hold: [0, 2] }],
    [{ kind: 'draw', hold: [0, 2] }],
    [{ kind: 'draw', hold: [0, 2] }],
  ]);
});

test('after the draw nothing can be chosen, and the result waits for the show', () => {
  const outcome: PokerOutcome = { ...open, held: [0, 2], hand: 'three-of-a-kind' };
  render(<PokerTable {...table({ phase: 'revealing', canPlay: false, outcome })} />);
  expect(screen.queryAllByRole('button', { pressed: true })).toHaveLength(0);
  expect(status()).toBe('Good luckFive cards, one draw');
  expect(screen.getByText('Three of a kind').closest('[data-lit]')?.getAttribute('data-lit')).toBe(
    'false',
  );
});

test('a hand that pays is named, lit in the list, and its cards with it', () => {
  const trips = [card(11, 2), card(7, 0), card(11, 3), card(11, 1), card(2, 3)];
  const outcome: PokerOutcome = { cards: trips, dealt, held: [0, 2], hand: 'three-of-a-kind' };
  render(<PokerTable {...table({ phase: 'settled', outcome, pays: 300, staked: 100 })} />);
  expect(status()).toBe('Three of a kind pays 300');
  expect(screen.getAllByRole('img').map((one) => one.getAttribute('data-look'))).toEqual([
    'won',
    'plain',
    'won',
    'won',
    'plain',
  ]);
  expect(screen.getByText('Three of a kind').closest('[data-lit]')?.getAttribute('data-lit')).toBe(
    'true',
  );
});

test('a hand that pays nothing says so; a pair of jacks brings the stake back without lights', () => {
  const outcome: PokerOutcome = { ...open, held: [], hand: null };
  const { rerender } = render(
    <PokerTable {...table({ phase: 'settled', outcome, pays: 0, staked: 100 })} />,
  );
  expect(status()).toBe('No win this time');
  const pair = { ...outcome, hand: 'jacks-or-better' as const };
  rerender(<PokerTable {...table({ phase: 'settled', outcome: pair, pays: 100, staked: 100 })} />);
  expect(status()).toBe('Jacks or better pays 100Your stake is back');
  expect(screen.getByRole('region').dataset.lit).toBe('false');
});

test('the list of pays follows the stake: that of the open round, else the one in the hand', () => {
  const { rerender } = render(<PokerTable {...choosing({ stake: 50, staked: 100 })} />);
  expect(screen.getByText('80,000')).toBeTruthy();
  rerender(<PokerTable {...table({ phase: 'settled', stake: 50, staked: 100 })} />);
  expect(screen.getByText('40,000')).toBeTruthy();
});
