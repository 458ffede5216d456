import type { Transaction, Wallet } from '../wallet';
import { wholeAmount } from '../wallet.rules';

/** A wallet of a currency; `balance` in minor units. */
export const aWallet = (currency = 'COINS', balance = 5_000): Wallet => ({
  _id: currency,
  currency,
  balance,
  amount: wholeAmount(currency, balance),
});

/** A movement: a bet of ten coins unless it says otherwise. */
export const aTransaction = (given: Partial<Transaction> = {}): Transaction => ({
  id: 'transaction_0001',
  createdAt: '2026-11-20T20:00:00.000Z',
  amount: 10,
  sign: -1,
  currency: 'COINS',
  type: 0,
  reference: 'round_0001',
  ...given,
});

/** `count` different movements. */
export const transactions = (count: number): Transaction[] =>
  Array.from({ length: count }, (_, index) => aTransaction({ id: `transaction_n${index}000` }));
