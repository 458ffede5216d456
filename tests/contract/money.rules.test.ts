import { expect, test } from 'vitest';
import { levelProgress } from '../../contract/level.rules';
import { unaffordable, wholeAmount } from '../../contract/wallet.rules';

test.each([
  ['COINS', 4_999, 4_999],
  ['USD', 1_299, 12],
  ['JPY', 1_299, 1_299],
  ['KWD', 1_299, 1],
])('%s: %i minor units are %i whole ones [§5 Amounts]', (currency, balance, amount) => {
  expect(wholeAmount(currency, balance)).toBe(amount);
});

test('a debit beyond the balance is refused with the text of §8', () => {
  expect(unaffordable(10, 10)).toBeUndefined();
  expect(unaffordable(10, 11)?.slug).toBe('Alert.Insufficient amount');
});

test.each([
  [0, { level: 1, coinsEarned: 0, nextLevelCoinToEarn: 1_000, perc: 0 }],
  [999, { level: 1, coinsEarned: 999, nextLevelCoinToEarn: 1_000, perc: 99 }],
  [1_000, { level: 2, coinsEarned: 0, nextLevelCoinToEarn: 2_000, perc: 0 }],
  [3_500, { level: 3, coinsEarned: 500, nextLevelCoinToEarn: 4_000, perc: 12 }],
])('%i coins earned [§4 Level progress]', (earned, progress) => {
  expect(levelProgress(earned)).toEqual(progress);
});

test('past the last configured level there is no next amount', () => {
  expect(levelProgress(350, [100, 200])).toEqual({ level: 3, coinsEarned: 50, perc: 100 });
});
