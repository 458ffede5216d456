import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BonusBanner } from '../../../src/games/win/BonusBanner';
import { WinBanner } from '../../../src/games/win/WinBanner';
import { t } from './props';

const win = { counted: '250', won: '1,200', multiple: 12, t };

test('a small win is counted without a name, and told by the line below alone', () => {
  const { container } = render(<WinBanner {...win} tier={1} multiple={1} />);
  expect(screen.getByText('250')).toBeTruthy();
  expect(container.querySelectorAll('i')).toHaveLength(0);
  expect(screen.queryByText(/times the stake/)).toBeNull();
});

test('a big and a huge win have a name, a multiple, coins, and one sentence that is heard', () => {
  const view = render(<WinBanner {...win} tier={2} />);
  expect(screen.getByText('Big win: 1,200, 12 times the stake')).toBeTruthy();
  const few = view.container.querySelectorAll('i').length;
  view.rerender(<WinBanner {...win} tier={3} multiple={60} />);
  expect(screen.getByText('Huge win: 1,200, 60 times the stake')).toBeTruthy();
  expect(view.container.querySelectorAll('i').length).toBeGreaterThan(few);
});

test('what free spins came to is said to be their end', () => {
  render(<WinBanner {...win} tier={2} spins={8} />);
  expect(screen.getByText('Free spins are over')).toBeTruthy();
});

test('free spins enter, then each shows what they came to so far', () => {
  const amount = String;
  const bonus = { spins: 8, spin: 0, won: 0, more: 0 };
  const view = render(<BonusBanner bonus={bonus} amount={amount} t={t} />);
  expect(screen.getByText('8 free spins').closest('[role=status]')).not.toBeNull();
  view.rerender(<BonusBanner bonus={{ ...bonus, spin: 3, won: 140 }} amount={amount} t={t} />);
  expect(screen.getByText('Free spin 3 of 8')).toBeTruthy();
  expect(screen.getByText('140')).toBeTruthy();
});

test('the wheel’s number and further free spins are said in words', () => {
  const bonus = { spins: 8, spin: 0, won: 0, more: 0, times: 5 };
  const view = render(<BonusBanner bonus={bonus} amount={String} t={t} />);
  expect(screen.getByText('The wheel multiplies their wins by 5')).toBeTruthy();
  view.rerender(<BonusBanner bonus={{ ...bonus, spin: 3, more: 4 }} amount={String} t={t} />);
  expect(screen.getByText('4 more free spins')).toBeTruthy();
});
