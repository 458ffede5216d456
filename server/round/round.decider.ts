import { problem } from '../../contract/problems';
import type { Json, RefusedStep, Step } from '../../games/engine';
import { isRefused } from '../../games/engine';
import { accept, type Decision, type Refused, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { credit, debit } from '../wallet/wallet.moves';
import {
  choicesOf,
  paidBy,
  type RoundBet,
  type RoundEvent,
  type RoundState,
  type Taken,
} from './round.events';
import { aboveMost, payments, stakesOf } from './round.moves';

export interface RoundStates {
  round: RoundState;
  wallet: WalletState;
}

export interface RoundEvents {
  round: RoundEvent[];
  wallet: WalletEvent[];
}

type Bet = Omit<RoundBet, 'type'>;

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
  // What the promotion stakes leaves no wallet.
  if (bet.free !== undefined)
    return accept({ round: [{ type: 'round.bet', ...bet }], wallet: [] }, null);
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

export interface Act {
  tx: string;
  at: string;
  /** How many steps the round had when the player chose this one. */
  turn: number;
  action: Json;
  /** The rules of the game, asked with the round's hidden state. */
  play(state: Json): Step<Json, Json> | RefusedStep;
  /** Asked of a step that stakes so much more (minor units); undefined lets it. */
  mayRaise(raise: number): Refused | undefined;
  /** The platform takes it, since nobody plays on. */
  idle?: true;
}

/** Plays one further step of an undecided round; what it stakes on top leaves the wallet. */
export const decideAct = (
  { round, wallet }: RoundStates,
  id: string,
  { tx, at, turn, action, play, mayRaise, idle }: Act,
): Decision<RoundEvents, null> => {
  const { bet, played, actions, staked } = round;
  if (bet === undefined) return refuse(problem('not-found'));
  if (round.phase !== 'open') return refuse(problem('round-closed'));
  if (turn !== actions.length) return refuse(problem('step-illegal', { turn: actions.length }));
  if (choicesOf(round).length === 0) return refuse(problem('step-illegal', { choices: [] }));
  const step = play(played.state ?? null);
  if (isRefused(step)) return refuse(problem(step.refused, { field: step.field }));
  if (step.jackpot === true) throw new Error(`${bet.game}: a jackpot is won by the bet or not`);
  const raise = step.raise ?? 0;
  const { currency, game } = bet;
  const acted: RoundEvent = {
    type: 'round.acted',
    tx,
    at,
    action,
    raise,
    ...(idle === undefined ? {} : { idle }),
    outcome: step.outcome,
    state: step.state,
    choices: step.choices,
    pays: step.pays,
    wallet: bet.wallet,
    game,
    currency,
    stake: staked + raise,
  };
  if (raise === 0) return accept({ round: [acted] }, null);
  const barred = mayRaise(raise);
  if (barred !== undefined) return barred;
  const moved = debit(wallet, {
    id: tx,
    kind: 'gameBet',
    currency,
    amount: raise,
    against: 'house',
    reference: id,
    delay: 0,
  });
  if ('refused' in moved) return refuse(moved.refused);
  return accept({ round: [acted], wallet: [moved] }, null);
};

export interface Win {
  tx: string;
  at: string;
  /** What a third party says that its round wins now; in-house rounds know it themselves. */
  amount?: number;
  /** What it says that a jackpot of its own pays besides. */
  jackpot?: number;
  /** Milliseconds until a screen tells of it: what decided the round is still shown. */
  delay?: number;
}

/**
 * Pays what the round won and settles it, once. Refuses a win of an unknown bet, and one by which the
 * round wins more than was agreed on when it was bet.
 */
export const decideWin = (
  { round, wallet }: RoundStates,
  id: string,
  { tx, at, amount, jackpot: fallenNow, delay = 0 }: Win,
): Decision<RoundEvents, null> => {
  const { bet, played, staked } = round;
  if (bet === undefined) return refuse(problem('not-found'));
  if (round.phase === 'rolled back') return refuse(problem('round-closed'));
  if (round.phase === 'settled') {
    return amount === undefined || round.winTx === tx
      ? accept({}, null)
      : refuse(problem('round-closed'));
  }
  const choices = choicesOf(round);
  if (choices.length > 0) return refuse(problem('round-undecided', { choices }));
  const now = { amount: amount ?? played.pays, jackpot: fallenNow ?? bet.jackpot ?? 0 };
  const tooLarge = amount === undefined ? undefined : aboveMost(round, now);
  if (tooLarge !== undefined) return refuse(tooLarge);
  const before = paidBy(round);
  const jackpot = before.jackpot + now.jackpot;
  const won: RoundEvent = {
    type: 'round.won',
    tx,
    at,
    amount: before.amount + now.amount,
    ...(jackpot === 0 ? {} : { jackpot }),
    ...stakesOf(bet, staked),
  };
  return accept({ round: [won], wallet: payments(wallet, id, bet, { tx, delay, ...now }) }, null);
};

/**
 * Gives back all that was staked; refuses `round-paid` where some of it was won. Of a bet never seen,
 * only the rollback is remembered. `taken` says who does it and why, where a person or the platform
 * does.
 */
export const decideRollback = (
  { round, wallet }: RoundStates,
  id: string,
  tx: string,
  at: string,
  taken: Partial<Taken> = {},
): Decision<RoundEvents, null> => {
  if (round.phase === 'rolled back') return accept({}, null);
  if (round.phase === 'settled') return refuse(problem('round-closed'));
  const { amount, jackpot } = paidBy(round);
  if (amount + jackpot > 0) return refuse(problem('round-paid', { paid: amount + jackpot }));
  const rolledBack: RoundEvent = { type: 'round.rolledBack', tx, at, ...taken };
  // What the promotion staked is nobody's to have back.
  if (round.bet === undefined || round.bet.free !== undefined)
    return accept({ round: [rolledBack] }, null);
  const refund = credit(wallet, {
    id: tx,
    kind: 'gameRefund',
    currency: round.bet.currency,
    amount: round.staked,
    against: 'house',
    reference: id,
    delay: 0,
  });
  return accept({ round: [rolledBack], wallet: [refund] }, null);
};
