import { problem } from '../../contract/problems';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit, debit } from '../wallet/wallet.moves';
import type { RoundEvent, RoundState } from './round.events';

export interface RoundStates {
  round: RoundState;
  wallet: WalletState;
}

export interface RoundEvents {
  round: RoundEvent[];
  wallet: WalletEvent[];
}

type Bet = Omit<Extract<RoundEvent, { type: 'round.bet' }>, 'type'>;

/** Takes the stake and opens the round. A repeated transaction is silent, another one is loud. */
export const decideBet = (
  { round, wallet }: RoundStates,
  id: string,
  bet: Bet,
): Decision<RoundEvents, null> => {
  if (round.phase === 'rolled back') return refuse(problem('round-closed'));
  if (round.bet !== undefined) {
    return round.bet.tx === bet.tx ? accept({}, null) : refuse(problem('round-open'));
  }
  const moved = debit(wallet, {
    id: bet.tx,
    kind: 'gameBet',
    currency: bet.currency,
    amount: bet.stake,
    against: 'house',
    reference: id,
    delay: 0,
  });
  if ('refused' in moved) return refuse(moved.refused);
  return accept({ round: [{ type: 'round.bet', ...bet }], wallet: [moved] }, null);
};

/** Pays what the round won and settles it, once. A win of an unknown bet is refused. */
export const decideWin = (
  { round, wallet }: RoundStates,
  id: string,
  tx: string,
  at: string,
): Decision<RoundEvents, null> => {
  const { bet } = round;
  if (bet === undefined) return refuse(problem('not-found'));
  if (round.phase === 'rolled back') return refuse(problem('round-closed'));
  if (round.phase === 'settled') return accept({}, null);
  const { currency, game, stake, pays } = bet;
  const won: RoundEvent = {
    type: 'round.won',
    tx,
    at,
    amount: pays,
    wallet: bet.wallet,
    game,
    currency,
    stake,
  };
  const paid = credit(wallet, {
    id: tx,
    kind: 'gameWin',
    currency,
    amount: pays,
    against: 'house',
    reference: id,
    delay: 0,
  });
  return accept({ round: [won], wallet: pays === 0 ? [] : [paid] }, null);
};

/** Gives the stake back. Of a bet never seen, only the rollback is remembered. */
export const decideRollback = (
  { round, wallet }: RoundStates,
  id: string,
  tx: string,
  at: string,
): Decision<RoundEvents, null> => {
  if (round.phase === 'rolled back') return accept({}, null);
  if (round.phase === 'settled') return refuse(problem('round-closed'));
  const rolledBack: RoundEvent = { type: 'round.rolledBack', tx, at };
  if (round.bet === undefined) return accept({ round: [rolledBack] }, null);
  const { currency, stake } = round.bet;
  const refund = credit(wallet, {
    id: tx,
    kind: 'gameRefund',
    currency,
    amount: stake,
    against: 'house',
    reference: id,
    delay: 0,
  });
  return accept({ round: [rolledBack], wallet: [refund] }, null);
};
