import { expect, test } from 'vitest';
import { separatorsOf } from '../../../contract/separators.rules';
import { stakeFault, stakeTyped } from '../../../machines/play/stake.rules';

const en = { decimal: '.', thousands: ',' };
const de = { decimal: ',', thousands: '.' };
const fr = { decimal: ',', thousands: '\u202f' };

test.each([
  ['100', 'COINS', en, 100],
  [' 100 ', 'COINS', en, 100],
  ['1,000', 'COINS', en, 1_000],
  ['1000', 'FUN', en, 1_000],
  ['1.000', 'COINS', de, 1_000],
  ['1 000', 'COINS', fr, 1_000],
  ['1\u202f000', 'COINS', fr, 1_000],
  ['12.5', 'EUR', en, 1_250],
  ['12,5', 'EUR', de, 1_250],
  ['1.234,56', 'EUR', de, 123_456],
  ['12.', 'EUR', en, 1_200],
  ['12', 'JPY', en, 12],
  ['١٠٠', 'COINS', en, 100],
  ['۱۰۰', 'COINS', en, 100],
])('%s of %s is an amount in minor units', (text, currency, separators, minor) => {
  expect(stakeTyped(text, currency, separators)).toBe(minor);
});

test.each([
  ['', 'COINS', en],
  ['ten', 'COINS', en],
  ['-5', 'COINS', en],
  ['.5', 'EUR', en],
  ['5.5', 'COINS', en],
  ['5.5', 'JPY', en],
  ['5.555', 'EUR', en],
  ['1.2.3', 'EUR', en],
  ['1,00', 'COINS', en],
  ['10,00', 'EUR', en],
  ['1.5', 'EUR', de],
  ['1,,000', 'COINS', en],
  ['1234567890123', 'COINS', en],
])('%s of %s is none: nothing is guessed', (text, currency, separators) => {
  expect(stakeTyped(text, currency, separators)).toBeUndefined();
});

test('a language says what it writes between digits', () => {
  expect([separatorsOf('en-US'), separatorsOf('de'), separatorsOf('fr')]).toEqual([en, de, fr]);
});

test('what a table does not take is named by the stakes next to it', () => {
  const stakes = [10, 20, 50];
  expect([10, 20, 50].map((stake) => stakeFault(stake, stakes))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(stakeFault(9, stakes)).toEqual({ rule: 'least', stake: 10 });
  expect(stakeFault(51, stakes)).toEqual({ rule: 'most', stake: 50 });
  expect(stakeFault(21, stakes)).toEqual({ rule: 'between', below: 20, above: 50 });
  expect(stakeFault(49, stakes)).toEqual({ rule: 'between', below: 20, above: 50 });
  expect(stakeFault(undefined, stakes)).toEqual({ rule: 'none' });
  expect(stakeFault(10, [])).toEqual({ rule: 'none' });
});
