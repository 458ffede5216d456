import type { BodyOf } from '../../contract/call';
import { COINS } from '../../contract/limits';
import type { setLimit } from '../../contract/protection';
import {
  type AmountKind,
  amountKinds,
  isPlayTime,
  type Period,
  periods,
} from '../../contract/protection.rules';
import type { Faults, Values } from '../kit/form.words';
import { minorOf } from '../wallet/deposit.rules';

/** What the form of limits begins with. */
export const limitValues: Values = { kind: 'loss', period: 'day', currency: COINS };

const kindOf = (text: string): AmountKind => amountKinds.find((kind) => kind === text) ?? 'loss';
const periodOf = (text: string): Period => periods.find((period) => period === text) ?? 'day';

/** Whole minutes of hours and minutes that were typed: `90`. */
const minutesOf = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;

/** What is wrong with the form of limits. */
export const limitFaults = ({ kind = '', amount = '', currency = '' }: Values): Faults => {
  if (kind === 'time') {
    const minutes = minutesOf(amount);
    return minutes === undefined || !isPlayTime(minutes)
      ? { amount: 'Protection.Between 15 minutes and a day' }
      : {};
  }
  const minor = minorOf(amount, currency);
  return minor === undefined || minor === 0 ? { amount: 'Form.Enter an amount' } : {};
};

/** What is sent; only built from values without faults. */
export const limitBody = ({
  kind = '',
  period = '',
  currency = '',
  amount = '',
}: Values): BodyOf<typeof setLimit> =>
  kind === 'time'
    ? { limit: { kind }, value: minutesOf(amount) ?? null }
    : {
        limit: { kind: kindOf(kind), period: periodOf(period), currency },
        value: minorOf(amount, currency) ?? null,
      };
