import type { Separators } from '../../contract/amount.rules';
import { minorDigits } from '../../contract/wallet.rules';

/** The table's own: what it is played in, and the stakes that it takes, ascending, in minor units. */
export interface Takes {
  readonly currency: string;
  readonly stakes: readonly number[];
}

/** Why a typed stake is not taken: it is no amount, too small, too large, or between two. */
export type StakeFault =
  | { rule: 'none' }
  | { rule: 'least'; stake: number }
  | { rule: 'most'; stake: number }
  | { rule: 'between'; below: number; above: number };

/** Digits of Arabic and Persian keyboards as the ones that are written here. */
const latin = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  );

/**
 * Minor units of a stake as it is typed where `separators` are written; undefined where it is no
 * amount of the currency. Groups need not be told apart, but who does so puts three digits into each.
 */
export const stakeTyped = (
  text: string,
  currency: string,
  { decimal, thousands }: Separators,
): number | undefined => {
  const digits = minorDigits(currency);
  // Any space is as good as the narrow one that no key writes.
  const typed = latin(text).replace(/\s/g, ' ').trim();
  const group = /\s/.test(thousands) ? ' ' : thousands;
  const [whole = '', part = '', ...more] = typed.split(decimal);
  const groups = whole.split(group);
  const isGrouped = groups.every((each, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(each));
  if (more.length > 0 || !(isGrouped || /^\d{1,12}$/.test(whole))) return undefined;
  if (!/^\d*$/.test(part) || part.length > digits || groups.join('').length > 12) return undefined;
  return Number(`${groups.join('')}${part.padEnd(digits, '0')}`);
};

/** Why the table does not take a stake, in minor units; undefined takes it. */
export const stakeFault = (
  stake: number | undefined,
  stakes: readonly number[],
): StakeFault | undefined => {
  if (stake === undefined) return { rule: 'none' };
  if (stakes.includes(stake)) return undefined;
  const below = stakes.findLast((each) => each < stake);
  const above = stakes.find((each) => each > stake);
  if (below === undefined)
    return above === undefined ? { rule: 'none' } : { rule: 'least', stake: above };
  return above === undefined ? { rule: 'most', stake: below } : { rule: 'between', below, above };
};
