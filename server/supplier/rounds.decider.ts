import { problem } from '../../contract/problems';
import type { RoundEvent, RoundState, Taken } from '../round/round.events';
import { seamlessWallet } from '../round/round.wallet';
import type { SpinEvent, SpinState } from '../spin/spin.events';
import { returnSpin } from '../spin/spin.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletState } from '../wallet/wallet.events';
import type {
  Moves,
  Spinning,
  SpinningEvents,
  SupplierMove,
  TransferEvents,
  TransferStates,
} from './supplier.decider';
import { decideTransfer } from './transfer.decider';
import type { TransferEvent, TransferState } from './transfer.events';

/** Ends the third party's round with what it has won so far. */
export const decideSupplierClose = (
  { transfer, ...states }: TransferStates,
  { tx, round, at }: SupplierMove,
): Decision<TransferEvents, null> =>
  decideTransfer(transfer, { op: 'close', round, amount: 0, at }, () =>
    seamlessWallet.win(states, round, { tx, at, amount: 0, jackpot: 0 }),
  );

/** The free round that is to be had again, where the whole round is taken back. */
const spinBack = (
  { round: { bet }, spin }: { round: RoundState; spin: SpinState },
  events: { round?: readonly RoundEvent[] },
  id: string,
  at: string,
): { spin?: SpinEvent[] } => {
  const isBack = events.round?.some(({ type }) => type === 'round.rolledBack') ?? false;
  if (!isBack || bet?.free === undefined) return {};
  const back = returnSpin(spin, { round: id, at });
  return back === undefined ? {} : { spin: [back] };
};

export interface SupplierRollback extends SupplierMove {
  /** Whose wallet the state is of; undefined: nobody has seen a bet of the round. */
  wallet: string | undefined;
  /** The one bet that never happened, by our id; absent: none of the round did. */
  bet?: string;
}

type BackStates = TransferStates & { spin: SpinState; target: TransferState };

/** Without a bet only the rollback is remembered, so that the bet is refused when it comes late. */
const takeBack = (
  { target, ...states }: BackStates,
  { tx, round, at, bet }: SupplierRollback,
): Decision<Moves & { target: TransferEvent[] }, null> => {
  if (bet === undefined) return seamlessWallet.rollback(states, round, tx, at);
  if (target.op === undefined) {
    const unseen: TransferEvent = {
      ...{ type: 'transfer.recorded', op: 'void', round, amount: 0, at },
    };
    return accept({ target: [unseen] }, null);
  }
  if (target.round !== round || (target.op !== 'bet' && target.op !== 'void'))
    return refuse(problem('conflict'));
  if (target.op === 'void') return accept({}, null);
  return seamlessWallet.returned(states, round, { tx, at, bet });
};

/**
 * Takes the third party's round back, or the one bet of it that is named. One of another round is
 * `conflict`; `unavailable`, to be sent again, where the round's bet came since its wallet was looked up.
 */
export const decideSupplierRollback = (
  states: BackStates,
  asked: SupplierRollback,
): Decision<SpinningEvents & { target: TransferEvent[] }, null> => {
  const { round, at, bet, wallet } = asked;
  const named = bet === undefined ? {} : { bet };
  const wanted = { op: 'rollback' as const, round, amount: 0, ...named, at };
  return decideTransfer<Spinning & { target: TransferEvent[] }>(states.transfer, wanted, () => {
    if (states.round.bet?.wallet !== wallet) return refuse(problem('unavailable'));
    const back = takeBack(states, asked);
    if ('refused' in back) return back;
    return accept({ ...back.events, ...spinBack(states, back.events, round, at) }, null);
  });
};

/** Takes a round back that its supplier forgot: what was staked returns, a free round to its grant. */
export const decideTakeBack = (
  states: { round: RoundState; wallet: WalletState; spin: SpinState },
  id: string,
  { at, ...taken }: Taken & { at: string },
): Decision<Spinning, null> => {
  const { round, wallet } = states;
  const back = seamlessWallet.rollback({ round, wallet }, id, `${id}-rollback`, at, taken);
  if ('refused' in back) return back;
  return accept({ ...back.events, ...spinBack(states, back.events, id, at) }, null);
};
