import { expect, test } from 'vitest';
import {
  isPriced,
  isRewardWaiting,
  isStarted,
  priceOf,
  progressOf,
} from '../../contract/achievement.rules';

const NOW = Date.parse('2026-11-20T20:00:00.000Z');
const before = '2026-11-20T19:59:59.999Z';
const now = '2026-11-20T20:00:00.000Z';
const after = '2026-11-20T20:00:00.001Z';

test('one that is not achieved has started from its first moment on', () => {
  expect(isStarted({ state: 0, availableFrom: after }, NOW)).toBe(false);
  expect(isStarted({ state: 0, availableFrom: now }, NOW)).toBe(true);
  expect(isStarted({ state: 1, availableFrom: before }, NOW)).toBe(false);
});

test('the cost applies while a started one has an end to come', () => {
  const facts = { state: 0 as const, availableFrom: before };
  expect(isPriced(facts, NOW)).toBe(false);
  expect(isPriced({ ...facts, expiresAt: now }, NOW)).toBe(false);
  expect(isPriced({ ...facts, expiresAt: after }, NOW)).toBe(true);
  expect(isPriced({ ...facts, availableFrom: after, expiresAt: after }, NOW)).toBe(false);
  expect(isPriced({ ...facts, state: 2, expiresAt: after }, NOW)).toBe(false);
});

test('a price is asked for what is offered, and for what was lost', () => {
  const prices = { cost: 100, rebuyCost: 150 };
  expect(([0, 1, 2, 3] as const).map((state) => priceOf({ state, ...prices }))).toEqual([
    100,
    undefined,
    150,
    undefined,
  ]);
  expect(priceOf({ state: 0, rebuyCost: 150 })).toBeUndefined();
});

test('progress is summed over steps, none beyond its goal', () => {
  const steps = [
    { goal: 10, progress: 25 },
    { goal: 5, progress: 2 },
  ];
  expect(progressOf(steps)).toEqual({ progress: 12, total: 15, percent: 80 });
  expect(progressOf([{ goal: 3, progress: 2 }]).percent).toBe(66);
  expect(progressOf([{ goal: 3, progress: 3 }]).percent).toBe(100);
  expect(progressOf([])).toEqual({ progress: 0, total: 0, percent: 0 });
});

test('a reward is highlighted once all steps are completed and none is claimed', () => {
  const done = { completed: true, claimed: false };
  expect(isRewardWaiting([done, done])).toBe(true);
  expect(isRewardWaiting([done, { ...done, completed: false }])).toBe(false);
  expect(isRewardWaiting([{ ...done, claimed: true }])).toBe(false);
  expect(isRewardWaiting([])).toBe(false);
});
