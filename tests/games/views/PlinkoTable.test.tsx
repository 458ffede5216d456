// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PlinkoOutcome } from '../../../games/plinko/plinko.rules';
import { coinCascade } from '../../../games/plinko/skins/coin-cascade';
import { cometFall } from '../../../games/plinko/skins/comet-fall';
import { revealSteps } from '../../../games/show.rules';
import { PlinkoPayTable } from '../../../src/games/plinko/PlinkoPayTable';
import { PlinkoPicture } from '../../../src/games/plinko/PlinkoPicture';
import { PlinkoTable, type PlinkoTableProps } from '../../../src/games/plinko/PlinkoTable';
import { endOf, measuresOf, paceOf, pinsOf, wayOf } from '../../../src/games/plinko/plinko.path';
import { aTable, t } from './props';

afterEach(cleanup);

const board = (change: Partial<PlinkoTableProps> = {}): PlinkoTableProps => ({
  ...aTable(),
  skin: coinCascade,
  bet: { rows: 8, risk: 'medium' },
  onBet: vi.fn(),
  ...change,
});
const right: PlinkoOutcome = { path: [1, 1, 1, 1, 1, 1, 1, 1], slot: 8 };
const middle: PlinkoOutcome = { path: [1, 0, 1, 0, 1, 0, 1, 0], slot: 4 };
const status = () => screen.getByRole('status').textContent;
const picture = () => screen.getByRole('img');
const motion = () => picture().closest<HTMLElement>('[data-motion]')?.dataset['motion'];
const slots = () =>
  within(screen.getByRole('list', { name: 'What each slot pays' })).getAllByRole('listitem');

test('at rest it tells what every slot pays and what the choice means', () => {
  render(<PlinkoTable {...board()} />);
  expect(slots().map((slot) => slot.textContent)).toEqual([
    '12×',
    '3.1×',
    '1.3×',
    '0.7×',
    '0.4×',
    '0.7×',
    '1.3×',
    '3.1×',
    '12×',
  ]);
  const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts.slice(0, 4)).toEqual(['12×', '1 : 128', '1,200', '98.75 %']);
  expect(status()).toBe('Ready when you are8 rows, Medium risk');
});

test('rows and risk are chosen one by one, each keeping the other', () => {
  const table = board();
  render(<PlinkoTable {...table} />);
  fireEvent.click(screen.getByRole('radio', { name: '16' }));
  fireEvent.click(screen.getByRole('radio', { name: 'High' }));
  expect(vi.mocked(table.onBet).mock.calls).toEqual([
    [{ rows: 16, risk: 'medium' }],
    [{ rows: 8, risk: 'high' }],
  ]);
});

test('betting keeps the ball above and the choice closed', () => {
  const table = board({ phase: 'betting', canBet: false, canPlay: false, outcome: right });
  render(<PlinkoTable {...table} />);
  expect(motion()).toBe('ready');
  expect(status()).toBe('Good luck8 rows, Medium risk');
  const radio = screen.getByRole('radio', { name: '16' });
  expect(radio.closest('fieldset[disabled]')).not.toBeNull();
});

test('revealing lets the ball fall without a word or a mark of its slot', () => {
  render(<PlinkoTable {...board({ phase: 'revealing', outcome: right })} />);
  expect(motion()).toBe('falling');
  expect(status()).toBe('Good luck8 rows, Medium risk');
  expect(slots().filter((slot) => slot.hasAttribute('aria-current'))).toHaveLength(0);
  expect(picture().getAttribute('aria-label')).toBe('Board of pins: 8 rows, Medium risk');
});

test('the ball’s slot is marked and said, and a win lights the machine', () => {
  render(<PlinkoTable {...board({ phase: 'settled', outcome: right, pays: 1_200 })} />);
  expect(status()).toBe('12× pays 1,200Slot 9 of 9');
  expect(picture().getAttribute('aria-label')).toBe('The ball lies in slot 9 of 9');
  expect(slots().findIndex((slot) => slot.hasAttribute('aria-current'))).toBe(8);
  expect(screen.getByRole('region').dataset['lit']).toBe('true');
});

test('less than the stake is no win, whatever the stake has become since', () => {
  const table = board({ phase: 'settled', outcome: middle, pays: 80, staked: 200, stake: 50 });
  render(<PlinkoTable {...table} />);
  expect(status()).toBe('0.4× pays 80Slot 5 of 9');
  expect(screen.getByRole('region').dataset['lit']).toBe('false');
});

test('a choice of more rows after the round leaves the board that the ball fell on', () => {
  const bet = { rows: 16, risk: 'medium' } as const;
  render(<PlinkoTable {...board({ phase: 'settled', outcome: right, pays: 1_200, bet })} />);
  expect(slots()).toHaveLength(9);
});

test('a refusal is said in its own words', () => {
  render(<PlinkoTable {...board({ phase: 'refused', refusal: 'Sign in first' })} />);
  expect(status()).toBe('Sign in firstNothing was staked');
});

test.each([8, 12, 16])(
  'a way over %d rows lands on a pin in each and ends over its slot',
  (rows) => {
    const path = Array.from({ length: rows }, (_, row) => (row % 3 === 0 ? 1 : 0));
    const { pin, ball, step } = measuresOf(rows);
    const nearest = (x: number, y: number): number =>
      Math.min(...pinsOf(rows).map(([px, py]) => Math.hypot(px - x, py - pin - ball - y)));
    const stops = [...wayOf(path).matchAll(/(?:L|Q\S+ \S+ )(\S+) ([\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(stops).toHaveLength(rows + 1);
    // The path is written to one decimal.
    for (const [x = 0, y = 0] of stops.slice(0, rows)) expect(nearest(x, y)).toBeLessThan(0.1);
    const slot = path.reduce<number>((sum, turn) => sum + turn, 0);
    expect(endOf(path)[0]).toBeCloseTo((slot - rows / 2) * step);
    expect(stops.at(-1)?.[0]).toBeCloseTo(endOf(path)[0], 0);
  },
);

test('the pace of a fall only ever goes forward, from the start to the end', () => {
  const stops = [...paceOf(right.path).matchAll(/([\d.]+) ([\d.]+)%/g)].map(([, way, at]) => [
    Number(way),
    Number(at),
  ]);
  expect(stops[0]).toEqual([0, 0]);
  expect(stops.at(-1)).toEqual([1, 100]);
  for (const part of [0, 1]) {
    const values = stops.map((stop) => stop[part] ?? 0);
    expect(values).toEqual([...values].sort((a, b) => a - b));
  }
});

test('a fall is shown for as long as it takes', () => {
  expect(revealSteps('plinko', right)).toEqual([1_400]);
  expect(revealSteps('plinko', { path: Array.from({ length: 16 }), slot: 0 })).toEqual([2_280]);
});

test('a still picture shows the way and its end', () => {
  const given = { stake: 100, bet: { rows: 8, risk: 'low' }, amount: String, t };
  render(<PlinkoPicture {...given} skin={cometFall.id} outcome={middle} />);
  expect(picture().getAttribute('aria-label')).toBe('The ball lies in slot 5 of 9');
  expect(picture().querySelector('[class*="trail"]')?.getAttribute('d')).toBe(wayOf(middle.path));
});

test('the pay table gives every risk its slots, its ways and its return', () => {
  render(<PlinkoPayTable skin="coin-cascade" stake={100} amount={String} t={t} />);
  const eight = within(screen.getByRole('table', { name: '8 rows' }));
  const cells = (row: string) =>
    within(eight.getByRole('rowheader', { name: row }).closest('tr')!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells('Medium risk')).toEqual(['12×', '3.1×', '1.3×', '0.7×', '0.4×', '98.75 %']);
  expect(cells('Ways into the slot')).toEqual(['1', '8', '28', '56', '70', '/ 256']);
});
