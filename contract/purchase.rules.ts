import { COINS } from './limits';
import type { PurchaseCode } from './purchase';
import { minorDigits } from './wallet.rules';

/** Something the shop sells: `amount` of `currency` for `price`, in minor units of `currencyPaid`. */
export interface Offer {
  readonly currency: string;
  readonly amount: number;
  readonly price: number;
}

/** What a purchase is called, by its code [§3 Purchase]. */
export const purchaseNames: Readonly<Record<PurchaseCode, string>> = {
  500: 'Receipt.Deposit',
  501: 'Receipt.Withdrawal',
  600: 'Receipt.Purchase',
  601: 'Receipt.Subscription',
};

/** What says how much was bought, with `{amount}`. */
export const boughtSlug = ({ currency }: { currency: string }): string =>
  currency === COINS ? 'Receipt.{amount} coins' : 'Receipt.{amount} scratch cards';

/** What an offer of one unit costs, in whole units of each currency that the shop takes. */
const units: Readonly<Record<string, number>> = {
  AUD: 1.5,
  BHD: 0.4,
  BRL: 5,
  CAD: 1.5,
  CHF: 1,
  CZK: 25,
  DKK: 7,
  EUR: 1,
  GBP: 1,
  HUF: 400,
  INR: 90,
  JPY: 150,
  KRW: 1_400,
  MXN: 20,
  NOK: 10,
  NZD: 1.5,
  PLN: 4,
  RON: 5,
  SEK: 10,
  TRY: 40,
  USD: 1,
  ZAR: 18,
};

/** So many units in minor units of a currency; undefined where the shop does not take it. */
export const priceIn = (currency: string, count: number): number | undefined => {
  const unit = units[currency];
  return unit && Math.round(count * unit * 10 ** minorDigits(currency));
};

/** Coins of each pack and its units: the larger ones bring more for the same. */
const packs: readonly (readonly [coins: number, units: number])[] = [
  [2_000, 2],
  [5_500, 5],
  [12_000, 10],
  [26_000, 20],
  [70_000, 50],
];

/** What the shop sells for a currency, the smallest pack first; nothing where it does not take it. */
export const offersIn = (currencyPaid: string): readonly Offer[] => {
  return packs.flatMap(([amount, count]) => {
    const price = priceIn(currencyPaid, count);
    return price === undefined ? [] : [{ currency: COINS, amount, price }];
  });
};
