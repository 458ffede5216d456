// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rideMs, standMs } from '../../../games/show.rules';
import { CrashGame } from '../../../src/games/crash/CrashGame';
import type { Again, GameProps } from '../../../src/games/table/game';
import { aTable } from './props';

let frames: FrameRequestCallback[] = [];
let now = 0;
beforeEach(() => {
  frames = [];
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const left = { auto: null, cashed: 24_300, crash: null };
const open = { auto: null, cashed: null, crash: null };
const again = { end: left, standMs: standMs('crash', left) };
const game = (phase: 'acting' | 'settled', outcome: unknown, past: Again = again): GameProps => ({
  skin: 'rocket-wheel',
  table: { ...aTable(), phase, staked: 100, pays: 0, fair: { round: 7, href: '' } },
  bet: { auto: null },
  outcome,
  shown: 0,
  onBet: () => undefined,
  plan: null,
  onPlan: () => undefined,
  again: past,
});
const sign = (): string => screen.getAllByText(/^[\d.]+×$/)[0]?.textContent ?? '';
const goTo = (ms: number): void => {
  now = ms;
  for (const frame of frames.splice(0)) frame(ms);
};

test('a flight of the past is flown again, faster where it was long, and stands where it was left', () => {
  // Left after 55 seconds, and watched again in six.
  expect([rideMs(left), again.standMs]).toEqual([54_932, 6_000]);
  const view = render(<CrashGame {...game('acting', open)} />);
  expect(sign()).toBe('1.00×');
  goTo(3_000);
  expect(sign()).toBe('15.58×');
  // However late its end comes, it climbs no higher than its rider saw.
  goTo(6_500);
  expect(sign()).toBe('243.00×');
  view.rerender(<CrashGame {...game('settled', left)} />);
  expect(sign()).toBe('243.00×');
  expect(frames).toEqual([]);
});

test('one that burst is seen to, and a short one flies in its own time', () => {
  const down = { auto: null, cashed: null, crash: 150 };
  const short = { end: down, standMs: standMs('crash', down) };
  expect(short.standMs).toBe(rideMs(down));
  const view = render(<CrashGame {...game('acting', open, short)} />);
  goTo(1_000);
  expect(sign()).toBe('1.10×');
  view.rerender(<CrashGame {...game('settled', down, short)} />);
  expect(sign()).toBe('1.50×');
  expect(screen.getByText('Burst')).toBeTruthy();
  // What one would have had is nothing that one had.
  expect(screen.queryByText('150')).toBeNull();
  expect(frames).toEqual([]);
});

test('whatever else is watched again stands for a moment before each step', () => {
  expect(standMs('mines', { opened: [] })).toBe(900);
});
