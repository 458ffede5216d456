import { COINS, FUN } from './limits';
import { type Problem, problem } from './problems';

/** Digits behind the decimal point of a currency; COINS has no minor unit [decision 21]. */
export const minorDigits = (currency: string): number => {
  if (currency === COINS || currency === FUN) return 0;
  return minorExceptions[currency] ?? 2;
};
const minorExceptions: Record<string, number> = {
  BHD: 3,
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  IQD: 3,
  ISK: 0,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  PYG: 0,
  RWF: 0,
  TND: 3,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
};

/** Whole units of a balance in minor units, rounded down [§3 Wallet, §5 Amounts]. */
export const wholeAmount = (currency: string, balance: number): number =>
  Math.floor(balance / 10 ** minorDigits(currency));

/** The refusal of a debit that the balance does not cover, else undefined. */
export const unaffordable = (balance: number, amount: number): Problem | undefined =>
  amount > balance ? problem('insufficient-amount', { balance, amount }) : undefined;
