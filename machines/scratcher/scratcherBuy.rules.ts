import { SCRATCHER_BUY_MAX } from '../../contract/limits';
import type { Faults, Values } from '../kit/form.words';

/** A whole number of a typed text; undefined when it is none. */
const wholeOf = (text = ''): number | undefined =>
  /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : undefined;

/** Cards that are wanted; 0 where none are. */
export const cardsOf = ({ amount }: Values): number => wholeOf(amount) ?? 0;

/** What one costs, in coins. */
export const priceOf = ({ price }: Values): number => wholeOf(price) ?? 0;

/** What they cost, in coins. */
export const costOf = (values: Values): number => cardsOf(values) * priceOf(values);

/** What is wrong with the form; `balance` is what the wallet holds, empty while it is not known. */
export const scratcherBuyFaults = (values: Values): Faults => {
  const cards = cardsOf(values);
  if (cards < 1 || cards > SCRATCHER_BUY_MAX)
    return { amount: 'Scratcher.Choose between 1 and {max} cards' };
  const balance = wholeOf(values.balance);
  return balance !== undefined && costOf(values) > balance
    ? { amount: 'Scratcher.That is more than your coins' }
    : {};
};
