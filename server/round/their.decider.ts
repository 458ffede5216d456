import { ROUND_BETS_MAX } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { accept, type Decision, refuse } from '../store/decision';
import { credit, debit } from '../wallet/wallet.moves';
import { decideRollback, type RoundEvents, type RoundStates } from './round.decider';
import {
  betsOf,
  mostOf,
  type Paid,
  paidBy,
  type RoundEvent,
  type RoundStakes,
} from './round.events';
import { aboveMost, payments, stakesOf } from './round.moves';

/** Pays a win of a third party's round that goes on; refuses what `decideWin` does. */
export const decidePay = (
  { round, wallet }: RoundStates,
  id: string,
  { tx, at, amount, jackpot }: Paid & { tx: string; at: string },
): Decision<RoundEvents, null> => {
  const { bet, staked } = round;
  if (bet === undefined) return refuse(problem('not-found'));
  if (round.phase !== 'open') return refuse(problem('round-closed'));
  const now = { amount, jackpot };
  const tooLarge = aboveMost(round, now);
  if (tooLarge !== undefined) return refuse(tooLarge);
  if (amount + jackpot === 0) return accept({}, null);
  const paid: RoundEvent = {
    type: 'round.paid',
    tx,
    at,
    amount,
    ...(jackpot === 0 ? {} : { jackpot }),
    ...stakesOf(bet, staked),
  };
  return accept(
    { round: [paid], wallet: payments(wallet, id, bet, { tx, delay: 0, ...now }) },
    null,
  );
};

/**
 * Takes a further stake of a third party's open round. Refuses `round-closed` where it has ended,
 * `conflict` from another wallet, game or currency than the first bet's, `step-illegal` in a free
 * round and above `ROUND_BETS_MAX`.
 */
export const decideStake = (
  { round, wallet }: RoundStates,
  id: string,
  { tx, at, stake, most, ...who }: Omit<RoundStakes, 'free'> & Further,
): Decision<RoundEvents, null> => {
  const { bet, phase, further = [] } = round;
  if (bet === undefined) return refuse(problem('not-found'));
  if (phase !== 'open') return refuse(problem('round-closed'));
  const isSame =
    bet.wallet === who.wallet && bet.game === who.game && bet.currency === who.currency;
  if (!isSame || bet.supplier === undefined) return refuse(problem('conflict'));
  if (bet.free !== undefined) return refuse(problem('step-illegal', { field: 'round' }));
  if (further.length + 1 >= ROUND_BETS_MAX)
    return refuse(problem('step-illegal', { bets: ROUND_BETS_MAX }));
  const moved = debit(wallet, {
    id: tx,
    kind: 'gameBet',
    currency: bet.currency,
    amount: stake,
    against: 'house',
    reference: id,
    delay: 0,
  });
  if ('refused' in moved) return refuse(moved.refused);
  const all = stakesOf(bet, round.staked + stake);
  const staked: RoundEvent = { type: 'round.staked', tx, at, amount: stake, most, ...all };
  return accept({ round: [staked], wallet: [moved] }, null);
};

/** A further bet of a round. */
interface Further {
  tx: string;
  at: string;
  /** The most that this bet may win, in minor units. */
  most: number;
}

/**
 * Gives one bet of several back; the last one that stands takes the whole round back. A repetition is
 * silent. Refuses `round-closed` where the round has ended, `round-paid` where what is left would not
 * have won what it has paid.
 */
export const decideReturn = (
  states: RoundStates,
  id: string,
  { tx, at, bet: named }: { tx: string; at: string; bet: string },
): Decision<RoundEvents, null> => {
  const { round, wallet } = states;
  const { bet, phase, returned = [], staked } = round;
  if (phase === 'rolled back' || returned.some((one) => one.tx === named)) return accept({}, null);
  if (bet === undefined) return refuse(problem('not-found'));
  if (phase !== 'open') return refuse(problem('round-closed'));
  const bets = betsOf(round);
  const found = bets.find((one) => one.tx === named);
  if (found === undefined) return refuse(problem('not-found'));
  if (bets.length === 1) return decideRollback(states, id, tx, at);
  const { amount } = found;
  const most = mostOf(bets.filter((one) => one !== found));
  const { amount: paid } = paidBy(round);
  if (most !== undefined && paid > most) return refuse(problem('round-paid', { paid, most }));
  const refund = credit(wallet, {
    id: tx,
    kind: 'gameRefund',
    currency: bet.currency,
    amount,
    against: 'house',
    reference: id,
    delay: 0,
  });
  const gone: RoundEvent = {
    type: 'round.returned',
    tx,
    at,
    bet: named,
    amount,
    ...stakesOf(bet, staked - amount),
  };
  return accept({ round: [gone], wallet: [refund] }, null);
};
