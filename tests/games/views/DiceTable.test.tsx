// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { dice } from '../../../games/dice/dice.rules';
import { DiceTable, type DiceTableProps } from '../../../src/games/dice/DiceTable';
import { aTable } from './props';

afterEach(cleanup);

const bet = { direction: 'under', target: 5000 } as const;
const striker = (change: Partial<DiceTableProps> = {}): DiceTableProps => ({
  ...aTable(),
  skin: dice.skins[0]!,
  bet,
  onBet: vi.fn(),
  ...change,
});
const status = () => screen.getByRole('status').textContent;
const picture = () => screen.getByRole('img');

test('at rest it tells what the choice means: chance, multiplier, pay, return', () => {
  render(<DiceTable {...striker()} />);
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
    '50.00 %',
    '1.98×',
    '198',
    '99.00 %',
    '12,480',
  ]);
  expect(screen.getByRole('button', { name: 'Stake 100' })).toHaveProperty('disabled', false);
  expect(status()).toBe('Ready when you areUnder 50.00');
});

test('the return told counts the rounding of small pays', () => {
  render(<DiceTable {...striker({ stake: 50, bet: { direction: 'under', target: 3333 } })} />);
  // 50 · 9900 / 3333 = 148.5…, paid as 148: 3333 · 148 / 500,000.
  expect(screen.getByText('98.66 %')).toBeTruthy();
});

test('betting keeps the puck down and the choice closed', () => {
  const outcome = { roll: 1, won: true };
  render(<DiceTable {...striker({ phase: 'betting', canBet: false, canPlay: false, outcome })} />);
  expect(picture().dataset.motion).toBe('ready');
  expect(status()).toBe('Good luckUnder 50.00');
  expect(screen.getByRole('slider').closest('fieldset[disabled]')).not.toBeNull();
});

test('revealing lets the puck climb without a word of the result', () => {
  render(<DiceTable {...striker({ phase: 'revealing', outcome: { roll: 4206, won: true } })} />);
  expect(picture().dataset.motion).toBe('climbing');
  expect(status()).toBe('Good luckUnder 50.00');
});

test('a hit says the roll and the pay', () => {
  const outcome = { roll: 4206, won: true };
  render(<DiceTable {...striker({ phase: 'settled', outcome, pays: 198 })} />);
  expect(status()).toBe('42.06 pays 198Under 50.00');
  expect(picture().getAttribute('aria-label')).toBe('Rolled 42.06, Under 50.00');
  expect(screen.getByRole('region').dataset.lit).toBe('true');
});

test('a miss says the roll', () => {
  const outcome = { roll: 5000, won: false };
  render(<DiceTable {...striker({ phase: 'settled', outcome, pays: 0 })} />);
  expect(status()).toBe('50.00 missesUnder 50.00');
  expect(screen.getByRole('region').dataset.lit).toBe('false');
});

test('a refusal is said in its own words', () => {
  render(<DiceTable {...striker({ phase: 'refused', refusal: 'Sign in first' })} />);
  expect(status()).toBe('Sign in firstNothing was staked');
});

test('the other side keeps the chance', () => {
  const table = striker({ bet: { direction: 'under', target: 2500 } });
  render(<DiceTable {...table} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Over' }));
  expect(table.onBet).toHaveBeenCalledExactlyOnceWith({ direction: 'over', target: 7499 });
});

test.each([
  ['slider', '7321', 7321],
  ['slider', '9999', 9800],
  ['spinbutton', '12.34', 1234],
  ['spinbutton', '0.5', 100],
])('a %s set to %s aims at %d', (role, value, target) => {
  const table = striker();
  render(<DiceTable {...table} />);
  fireEvent.change(screen.getByRole(role), { target: { value } });
  expect(table.onBet).toHaveBeenLastCalledWith({ direction: 'under', target });
});

test('an emptied target changes nothing', () => {
  const table = striker();
  render(<DiceTable {...table} />);
  fireEvent.change(screen.getByRole('spinbutton'), { target: { value: '' } });
  expect(table.onBet).not.toHaveBeenCalled();
});
