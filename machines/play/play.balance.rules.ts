import type { Round } from '../../contract/play';

/** What a wallet holds, in minor units. */
export interface Balance {
  currency: string;
  balance: number;
}

/** What the wallets hold of a currency; undefined for one that none holds, as that of play for fun. */
export const toldOf = (currency: string, balances: readonly Balance[]): number | undefined =>
  balances.find((one) => one.currency === currency)?.balance;

/** What a round took from the balance: of one that the house staked, nothing. */
export const costOf = ({ free, staked }: Pick<Round, 'free' | 'staked'>): number =>
  free === undefined ? staked : 0;

interface Sat {
  readonly balance: number;
  readonly round: Round | undefined;
}

/**
 * What an answer's balance holds beyond what its round took and paid, in minor units: coins that
 * came, or went, between two answers. It is no result of the sitting.
 */
export const besideOf = (
  before: Sat,
  { balance, round }: { balance: number; round: Round },
): number => {
  const cost = before.round?._id === round._id ? costOf(before.round) : 0;
  const paid = round.state === 'settled' ? round.pays + round.jackpot : 0;
  return balance - (before.balance - (costOf(round) - cost) + paid);
};
