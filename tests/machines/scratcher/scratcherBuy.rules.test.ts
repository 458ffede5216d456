import { expect, test } from 'vitest';
import { costOf, scratcherBuyFaults } from '../../../machines/scratcher/scratcherBuy.rules';

const values = (amount: string, balance = '') => ({ price: '50', amount, balance });
const range = { amount: 'Scratcher.Choose between 1 and {max} cards' };

test.each([
  ['0', range],
  ['1', {}],
  ['20', {}],
  ['21', range],
  ['', range],
  ['-1', range],
  ['1.5', range],
  ['many', range],
])('%s cards: %o', (amount, faults) => {
  expect(scratcherBuyFaults(values(amount))).toEqual(faults);
});

test('the coins of the wallet cover it to the last one', () => {
  expect(costOf(values('3'))).toBe(150);
  expect(scratcherBuyFaults(values('3', '150'))).toEqual({});
  expect(scratcherBuyFaults(values('3', '149'))).toEqual({
    amount: 'Scratcher.That is more than your coins',
  });
});
