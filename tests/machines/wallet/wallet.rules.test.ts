import { expect, test } from 'vitest';
import { aMethod } from '../../../contract/make/payment';
import { aTransaction, aWallet } from '../../../contract/make/wallet';
import { depositBounds } from '../../../contract/payment.rules';
import { minorDigits } from '../../../contract/wallet.rules';
import { offeredFirst } from '../../../machines/payment/methods.select';
import { depositFaults, minorOf } from '../../../machines/wallet/deposit.rules';
import {
  addressOfMovements,
  everything,
  isSameMovements,
  movementsOfAddress,
  periods,
  requestOf,
  roundAddressOf,
} from '../../../machines/wallet/transactions.rules';
import { closable, coinsOf, withBalances } from '../../../machines/wallet/wallet.rules';

const AT = Date.UTC(2026, 10, 20, 12);
const nothing = 'Form.Enter an amount';

test('an amount is read in the minor units of its currency, and no finer', () => {
  expect(['5', '5,', '5.4', ' 5.45 ', '123456789'].map((text) => minorOf(text, 'EUR'))).toEqual([
    500, 500, 540, 545, 12_345_678_900,
  ]);
  expect(['', '.5', '5.455', '-5', '1234567890'].map((text) => minorOf(text, 'EUR'))).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  expect([minorOf('5', 'JPY'), minorOf('5.1', 'JPY'), minorOf('5.455', 'KWD')]).toEqual([
    5,
    undefined,
    5_455,
  ]);
});

test('a deposit is of something, of no less and no more than one of its currency takes', () => {
  for (const currency of ['EUR', 'JPY', 'KWD']) {
    const { min, max } = depositBounds(currency);
    const typed = (minor: number) => ({
      currency,
      amount: String(minor / 10 ** minorDigits(currency)),
    });
    expect(depositFaults({ currency })).toEqual({ amount: nothing });
    expect(depositFaults(typed(0))).toEqual({ amount: nothing });
    expect([min, max].map((minor) => depositFaults(typed(minor)))).toEqual([{}, {}]);
    expect([min - 1, max + 1].map((minor) => depositFaults(typed(minor)))).toEqual([
      { amount: 'Form.This is less than one deposit takes' },
      { amount: 'Form.This is more than one deposit takes' },
    ]);
  }
});

test('a period begins so many days ago', () => {
  expect(periods.map((period) => requestOf({ ...everything, period }, AT))).toEqual([
    {},
    { from: '2026-11-19T12:00:00.000Z' },
    { from: '2026-11-13T12:00:00.000Z' },
    { from: '2026-10-21T12:00:00.000Z' },
  ]);
  expect(requestOf({ kind: 'gifts', period: 'ever', currency: 'EUR' }, AT)).toEqual({
    types: [100, 101],
    currency: 'EUR',
  });
});

test('an address says what is not as usual', () => {
  const chosen = { kind: 'play', period: 'ever', currency: 'EUR' } as const;
  expect(addressOfMovements(everything)).toBe('/wallet');
  expect(addressOfMovements(chosen)).toBe('/wallet?kind=play&currency=EUR');
  expect(movementsOfAddress({ kind: 'play', currency: 'EUR' })).toEqual(chosen);
  expect(movementsOfAddress({ period: 'week' })).toEqual({ ...everything, period: 'week' });
  for (const currency of ['EU', 'EURO', 'eur', 'XCOINS'])
    expect(movementsOfAddress({ currency })).toEqual(everything);
  expect([isSameMovements(chosen, { ...chosen }), isSameMovements(chosen, everything)]).toEqual([
    true,
    false,
  ]);
});

test('a movement of a round leads there', () => {
  const { reference: _, ...rest } = aTransaction();
  expect(roundAddressOf(aTransaction({ reference: 'round_7' }))).toBe('/rounds/round_7');
  expect(roundAddressOf(aTransaction({ reference: 'gift_7' }))).toBeUndefined();
  expect(roundAddressOf(rest)).toBeUndefined();
});

test('a balance is changed in its place; one that was not there comes last', () => {
  const changed = [
    { currency: 'EUR', balance: 199 },
    { currency: 'COINS', balance: 7 },
  ];
  const usd = aWallet('USD', 1);
  expect(withBalances([aWallet(), usd], changed)).toEqual([
    aWallet('COINS', 7),
    usd,
    { ...aWallet('EUR', 199), amount: 1 },
  ]);
  expect([coinsOf([usd, aWallet()]), coinsOf([usd])]).toEqual([5_000, undefined]);
});

test('an empty money purse may be closed, but for the one that deposits go to', () => {
  const list = [aWallet('COINS', 0), aWallet('USD', 0), aWallet('EUR', 0), aWallet('JPY', 500)];
  const codes = (isOffered: boolean) => closable(list, isOffered).map(({ currency }) => currency);
  expect(codes(true)).toEqual(['EUR']);
  expect(codes(false)).toEqual(['USD', 'EUR']);
  expect(closable([aWallet('COINS', 0)], false)).toEqual([]);
});

test('the method that is offered first is the default one, unless it has expired', () => {
  const other = aMethod({ _id: 'other', isDefault: false, expires: '2030-12' });
  const own = (expires: string) => aMethod({ _id: 'own', isDefault: true, expires });
  expect(offeredFirst([other, own('2030-12')], AT)).toBe('own');
  expect(offeredFirst([other, own('2026-11')], AT)).toBe('own');
  expect(offeredFirst([other, own('2026-10')], AT)).toBeUndefined();
  expect(offeredFirst([], AT)).toBeUndefined();
});
