import { type Problem, problem } from '../../contract/problems';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit } from '../wallet/wallet.moves';
import {
  betsOf,
  mostOf,
  type Paid,
  paidBy,
  type RoundBet,
  type RoundStakes,
  type RoundState,
} from './round.events';

/** Who plays what, as every later event of a round says it; `stake` is what stands now. */
export const stakesOf = (
  { wallet, game, currency, free }: RoundBet,
  stake: number,
): RoundStakes => ({
  wallet,
  game,
  currency,
  stake,
  ...(free === undefined ? {} : { free }),
});

/** Why a third party's round may not win that much more; undefined lets it. */
export const aboveMost = (round: RoundState, { amount, jackpot }: Paid): Problem | undefined => {
  const paid = paidBy(round);
  const most = mostOf(betsOf(round));
  if (most !== undefined && paid.amount + amount > most)
    return problem('win-too-large', { field: 'amount', most });
  const { jackpotMost = 0 } = round.bet ?? {};
  return paid.jackpot + jackpot > jackpotMost
    ? problem('win-too-large', { field: 'jackpot', most: jackpotMost })
    : undefined;
};

/** The movements of a win and a jackpot: ours is paid from what it holds, a third party's by the house. */
export const payments = (
  wallet: WalletState,
  id: string,
  { currency, free, supplier }: RoundBet,
  { tx, delay, amount, jackpot }: Paid & { tx: string; delay: number },
): WalletEvent[] => {
  const move = {
    currency,
    reference: id,
    delay,
    ...(free === undefined ? {} : { free: true as const }),
  };
  const paid = credit(wallet, { ...move, id: tx, kind: 'gameWin', amount, against: 'house' });
  const after: WalletState =
    amount === 0
      ? wallet
      : { ...wallet, balances: { ...wallet.balances, [currency]: paid.balance } };
  const fallen = credit(after, {
    ...move,
    id: `${tx}-jackpot`,
    kind: 'gameJackpot',
    amount: jackpot,
    against: supplier === undefined ? 'jackpot' : 'house',
  });
  return [...(amount === 0 ? [] : [paid]), ...(jackpot === 0 ? [] : [fallen])];
};
