import type { Problem } from '../../contract/problems';
import { unaffordable } from '../../contract/wallet.rules';
import type { WalletEvent, WalletState } from './wallet.events';

/** A movement that some decider wants; `amount` is positive, in minor units. */
export type Move = Omit<WalletEvent, 'type' | 'balance'>;

const balanceOf = (state: WalletState, currency: string): number => state.balances[currency] ?? 0;

/** Money or coins arrive. */
export const credit = (state: WalletState, move: Move): WalletEvent => ({
  type: 'wallet.moved',
  ...move,
  balance: balanceOf(state, move.currency) + move.amount,
});

/** Money or coins leave, unless the balance does not cover them. */
export const debit = (state: WalletState, move: Move): WalletEvent | { refused: Problem } => {
  const balance = balanceOf(state, move.currency);
  const short = unaffordable(balance, move.amount);
  return short === undefined
    ? { type: 'wallet.moved', ...move, amount: -move.amount, balance: balance - move.amount }
    : { refused: short };
};

/** A deposit that is taken back, as far as the balance covers it; undefined where nothing is there. */
export const takeBack = (
  state: WalletState,
  {
    id,
    currency,
    amount,
    reference,
  }: { id: string; currency: string; amount: number; reference: string },
): WalletEvent | undefined => {
  const balance = balanceOf(state, currency);
  const taken = Math.min(balance, amount);
  if (taken === 0) return undefined;
  return {
    type: 'wallet.moved',
    id,
    kind: 'shopDeposit',
    currency,
    amount: -taken,
    balance: balance - taken,
    against: 'provider',
    reference,
    delay: 0,
  };
};
