// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type RouletteChip, roulette } from '../../../games/roulette/roulette.rules';
import { spots } from '../../../games/roulette/roulette.spots.rules';
import { RouletteTable, type RouletteTableProps } from '../../../src/games/roulette/RouletteTable';
import { MODES, spotsShown } from '../../../src/games/roulette/roulette.board';
import { spotSays } from '../../../src/games/roulette/roulette.says';
import { aTable, t } from './props';

afterEach(cleanup);

const skin = roulette.skins[0]!;
const on17: RouletteChip = { kind: 'straight', numbers: [17], amount: 50 };
const red: RouletteChip = { ...spots.find(({ kind }) => kind === 'red')!, amount: 100 };
const table = (change: Partial<RouletteTableProps> = {}): RouletteTableProps => ({
  ...aTable(),
  skin,
  stakes: skin.chips,
  bet: { chips: [] },
  onBet: vi.fn(),
  plan: null,
  onPlan: vi.fn(),
  ...change,
});
const status = () => screen.getByRole('status').textContent;
const board = () => within(screen.getByRole('toolbar', { name: 'Betting table' }));
const spot = (name: string) => board().getByRole('button', { name });
const spin = () => screen.getByRole('button', { name: 'Spin' });

test('without chips it asks for a bet and does not spin', () => {
  const props = table();
  render(<RouletteTable {...props} />);
  expect(status()).toBe('Place your betsChoose a chip, then a place on the table');
  fireEvent.click(spin());
  fireEvent.keyDown(document.body, { key: ' ' });
  expect(props.onPlay).not.toHaveBeenCalled();
});

test('chips are worth what is on offer, and as many of the largest lie on the table as ever', () => {
  const heap: RouletteChip = { ...on17, amount: 45_000 };
  const props = table({ stakes: [1_000, 5_000], balance: 90_000, bet: { chips: [heap] } });
  render(<RouletteTable {...props} />);
  expect(screen.getByRole('radio', { name: /5,000/ })).toBeDefined();
  fireEvent.click(spot('17 black: 45,000'));
  expect(props.onBet).toHaveBeenLastCalledWith({ chips: [{ ...heap, amount: 46_000 }] }, 46_000);
  const full = table({ ...props, onBet: vi.fn(), bet: { chips: [{ ...heap, amount: 50_000 }] } });
  cleanup();
  render(<RouletteTable {...full} />);
  fireEvent.click(spot('17 black: 50,000'));
  expect(full.onBet).not.toHaveBeenCalled();
});

test('words on the board are read in their own direction, however the board lies', () => {
  render(<RouletteTable {...table()} />);
  const dozen = board().getByText('1 to 12', { selector: '[aria-hidden]' });
  expect([dozen.dir, dozen.closest('[role=toolbar]')?.getAttribute('dir')]).toEqual([
    'auto',
    'ltr',
  ]);
});

test('a bet that cannot win is told to be none', () => {
  const both: RouletteChip[] = [
    { ...spots.find(({ kind }) => kind === 'black')!, amount: 100 },
    { ...red, amount: 100 },
  ];
  render(<RouletteTable {...table({ bet: { chips: both } })} />);
  expect(status()).toContain('200 lie on the table, and no number pays more than that');
});

test('a press lays the chip in the hand, a second one raises the heap', () => {
  const props = table({ plan: { chip: 50, mode: 'straight', past: [] } });
  const { rerender } = render(<RouletteTable {...props} />);
  fireEvent.click(spot('17 black'));
  expect(props.onBet).toHaveBeenLastCalledWith({ chips: [on17] }, 50);
  rerender(<RouletteTable {...props} bet={{ chips: [on17] }} />);
  fireEvent.click(spot('17 black: 50'));
  expect(props.onBet).toHaveBeenLastCalledWith({ chips: [{ ...on17, amount: 100 }] }, 100);
});

test('the chips on the table are the stake, and spin takes them', () => {
  const props = table({ bet: { chips: [on17, red] } });
  render(<RouletteTable {...props} />);
  expect(status()).toBe('Ready when you are150 lie on the table');
  fireEvent.click(spin());
  expect(props.onPlay).toHaveBeenCalledOnce();
});

test.each([
  ['the house takes', { bet: { chips: [{ ...red, amount: skin.maxStake }] } }],
  ['the player has', { balance: 150, bet: { chips: [on17, red] } }],
])('no chip beyond what %s', (_, change) => {
  const props = table(change);
  render(<RouletteTable {...props} />);
  fireEvent.click(spot('0 green'));
  expect(props.onBet).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Double the chips' })).toHaveProperty('disabled', true);
});

test('Delete takes a heap away; undo, double and clear do what they say', () => {
  const past = [{ chips: [on17] }];
  const plan = { chip: 10, mode: 'straight', past } as const;
  const props = table({ bet: { chips: [on17, red] }, plan });
  render(<RouletteTable {...props} />);
  fireEvent.keyDown(spot('17 black: 50'), { key: 'Delete' });
  expect(props.onBet).toHaveBeenLastCalledWith({ chips: [red] }, 100);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(props.onBet).toHaveBeenLastCalledWith({ chips: [on17] }, 50);
  expect(props.onPlan).toHaveBeenLastCalledWith({ ...plan, past: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Double the chips' }));
  expect(vi.mocked(props.onBet).mock.lastCall?.[1]).toBe(300);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(props.onBet).toHaveBeenLastCalledWith({ chips: [] }, 0);
});

test('while the wheel turns the board takes nothing', () => {
  const props = table({ phase: 'betting', canBet: false, canPlay: false, bet: { chips: [on17] } });
  render(<RouletteTable {...props} />);
  fireEvent.click(spot('0 green'));
  fireEvent.keyDown(spot('17 black: 50'), { key: 'Delete' });
  expect(props.onBet).not.toHaveBeenCalled();
  expect(status()).toBe('No more bets');
});

test('settled it says the number and the win, and lights what covers it', () => {
  const outcome = { number: 17, pays: [1_800, 0] };
  const bet = { chips: [on17, red] };
  render(
    <RouletteTable {...table({ phase: 'settled', bet, outcome, pays: 1_800, staked: 150 })} />,
  );
  expect(status()).toBe('17 black pays 1,800150 lay on the table');
  expect(spot('17 black: 50').dataset.hit).toBe('true');
  expect(spot('Red: 100').dataset.hit).toBe('false');
  expect(screen.getByRole('img', { name: 'The ball lies on 17 black' })).toBeTruthy();
});

test('the result waits until the ball lies', () => {
  const outcome = { number: 17, pays: [1_800] };
  const bet = { chips: [on17] };
  render(<RouletteTable {...table({ phase: 'revealing', canBet: false, bet, outcome })} />);
  expect(screen.getByRole('img', { name: 'The wheel' })).toBeTruthy();
  expect(spot('17 black: 50').dataset.hit).toBe('false');
});

test('one spot is reached by Tab: the one that had the focus last', () => {
  render(<RouletteTable {...table()} />);
  const reached = () =>
    board()
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(reached().map((one) => one.firstChild?.textContent)).toEqual(['0 green']);
  fireEvent.focus(spot('Black'));
  expect(reached().map((one) => one.firstChild?.textContent)).toEqual(['Black']);
});

test('every spot of the table is in one of the modes, by a name of its own', () => {
  const seen = new Set(MODES.flatMap((mode) => spotsShown(mode, new Set())));
  expect(seen.size).toBe(spots.length);
  expect(new Set(spots.map((one) => spotSays(one, t))).size).toBe(spots.length);
});
