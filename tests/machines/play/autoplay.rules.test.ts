import { expect, test } from 'vitest';
import {
  type AutoplayPlan,
  type AutoplayStand,
  endOf,
  firstPlan,
} from '../../../machines/play/autoplay.rules';

const after = (plan: Partial<AutoplayPlan>, stand: Partial<AutoplayStand> = {}) =>
  endOf(
    { ...firstPlan, ...plan },
    { stake: 10, balance: 1_000, left: 5, net: 0, last: -10, ...stand },
  );

test('a plan without rules goes on as long as rounds are left and the balance covers one', () => {
  expect(after({})).toBeUndefined();
  expect(after({}, { net: -100_000, last: 100_000 })).toBeUndefined();
  expect(after({}, { left: 1 })).toBeUndefined();
  expect(after({}, { left: 0 })).toBe('rounds');
  expect(after({}, { balance: 10 })).toBeUndefined();
  expect(after({}, { balance: 9 })).toBe('balance');
});

test('not more is lost than was set: what could lose more is not bet', () => {
  expect(after({ loss: 100 }, { net: -90 })).toBeUndefined();
  expect(after({ loss: 100 }, { net: -91 })).toBe('loss');
  expect(after({ loss: 100 }, { net: -100 })).toBe('loss');
  expect(after({ loss: 100 }, { net: 500 })).toBeUndefined();
  expect(after({ loss: 5 })).toBe('loss');
});

test('it ends once so much is won, in all or at once', () => {
  expect(after({ win: 100 }, { net: 99 })).toBeUndefined();
  expect(after({ win: 100 }, { net: 100 })).toBe('win');
  expect(after({ single: 50 }, { last: 49 })).toBeUndefined();
  expect(after({ single: 50 }, { last: 50 })).toBe('single');
});

test('a win that ends it is named before the rounds that are used up', () => {
  expect(after({ single: 50, win: 50 }, { last: 50, net: 50, left: 0 })).toBe('single');
  expect(after({ win: 50 }, { net: 50, left: 0, balance: 0 })).toBe('win');
});
