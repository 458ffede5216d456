// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { aBurstFlight, aFlight, aFlightInTheAir } from '../../../contract/make/flight';
import { crash } from '../../../games/crash/crash.rules';
import { CrashTable, type CrashTableProps } from '../../../src/games/crash/CrashTable';
import { aTable } from './props';

afterEach(cleanup);

const wheel = (change: Partial<CrashTableProps> = {}): CrashTableProps => ({
  ...aTable(),
  skin: crash.skins[0]!,
  bet: { auto: null },
  onBet: vi.fn(),
  flight: aFlight(),
  ...change,
});
const status = () => screen.getByRole('status').textContent;
const main = (name: RegExp) => screen.getByRole('button', { name });
const aboard = {
  staked: 100,
  choices: ['cash-out'],
  outcome: { auto: null, cashed: null, crash: null },
};

test('while a flight boards a bet takes a seat in it, else one waits for the next', () => {
  const onPlay = vi.fn();
  const view = render(<CrashTable {...wheel({ onPlay })} />);
  expect(status()).toBe('Boarding: take a seatYou leave by hand');
  fireEvent.click(main(/^Board/));
  expect(onPlay).toHaveBeenCalledOnce();
  for (const flight of [aFlightInTheAir(), aBurstFlight(), undefined]) {
    view.rerender(<CrashTable {...wheel({ onPlay, flight })} />);
    expect(main(/^Next flight/).getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(main(/^Next flight/));
  }
  expect(onPlay).toHaveBeenCalledOnce();
});

test('who is aboard leaves by one press, and not before it flies', () => {
  const onAct = vi.fn();
  const riding = { ...aboard, phase: 'deciding', canBet: false, canPlay: false, onAct } as const;
  const view = render(<CrashTable {...wheel(riding)} />);
  expect(status()).toBe('You are aboardYou leave by hand');
  fireEvent.click(main(/^Cash out/));
  expect(onAct).not.toHaveBeenCalled();
  view.rerender(<CrashTable {...wheel({ ...riding, flight: aFlightInTheAir() })} />);
  fireEvent.click(main(/^Cash out/));
  expect(onAct).toHaveBeenCalledWith({ kind: 'cash-out' });
});

test('a ride ends with what it was left at, or with what it burst at, and no other flight says so', () => {
  const settled = { phase: 'settled', staked: 100, fair: { round: 42, href: '#fair' } } as const;
  const left = { auto: null, cashed: 152, crash: null };
  const view = render(
    <CrashTable {...wheel({ ...settled, outcome: left, pays: 152, flight: aFlightInTheAir() })} />,
  );
  expect(status()).toBe('You left at 1.52×: 152You leave by hand');
  const lost = { auto: null, cashed: null, crash: 231 };
  const down = { ...settled, outcome: lost, pays: 0 };
  view.rerender(<CrashTable {...wheel({ ...down, flight: aBurstFlight() })} />);
  expect(status()).toBe('It burst at 2.31×You leave by hand');
  view.rerender(<CrashTable {...wheel({ ...down, flight: aFlight({ number: 43 }) })} />);
  expect(status()).toBe('Boarding: take a seatYou leave by hand');
});

test('a set multiple is said before and after it was reached', () => {
  const bet = { auto: 200 };
  const view = render(<CrashTable {...wheel({ bet })} />);
  expect(status()).toBe('Boarding: take a seatYou leave at 2.00×');
  const outcome = { auto: 200, cashed: 200, crash: null };
  const props = { bet, outcome, phase: 'settled', staked: 100, pays: 200 } as const;
  view.rerender(<CrashTable {...wheel({ ...props, flight: aFlightInTheAir() })} />);
  expect(status()).toBe('You left at 2.00×: 200You leave at 2.00×');
});
