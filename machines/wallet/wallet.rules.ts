import { COINS } from '../../contract/limits';
import type { Wallet } from '../../contract/wallet';
import { wholeAmount } from '../../contract/wallet.rules';

export interface Balance {
  currency: string;
  balance: number;
}

/** The wallets after new balances; a currency that was not there is appended. */
export const withBalances = (wallets: readonly Wallet[], changed: readonly Balance[]): Wallet[] => {
  const fresh = changed.map(({ currency, balance }) => ({
    _id: currency,
    currency,
    balance,
    amount: wholeAmount(currency, balance),
  }));
  const byCurrency = new Map(fresh.map((wallet) => [wallet.currency, wallet]));
  const known = new Set(wallets.map(({ currency }) => currency));
  return [
    ...wallets.map((wallet) => byCurrency.get(wallet.currency) ?? wallet),
    ...fresh.filter(({ currency }) => !known.has(currency)),
  ];
};

/** Balances that wait, with those that came meanwhile; the last of a currency counts. */
export const joined = (waiting: readonly Balance[], more: readonly Balance[]): Balance[] => [
  ...new Map([...waiting, ...more].map((one) => [one.currency, one])).values(),
];

/**
 * The empty money purses that closing takes from the list: where money is offered the first stays,
 * since deposits go there [decision 159].
 */
export const closable = (wallets: readonly Wallet[], isOffered: boolean): Wallet[] =>
  wallets
    .filter(({ currency }) => currency !== COINS)
    .slice(isOffered ? 1 : 0)
    .filter(({ balance }) => balance === 0);

/** Coins in whole units; undefined until they are known. */
export const coinsOf = (wallets: readonly Wallet[]): number | undefined =>
  wallets.find(({ currency }) => currency === COINS)?.amount;
