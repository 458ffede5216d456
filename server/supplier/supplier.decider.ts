import { problem } from '../../contract/problems';
import type { LaunchEvent, LaunchState } from '../launch/launch.events';
import { admit, type Entrant, type GateStates, type Laws } from '../play/gate.moves';
import type { SittingEvent } from '../play/sitting.events';
import { type Opening, openSitting } from '../play/sitting.moves';
import type { RoundEvent, RoundState } from '../round/round.events';
import { seamlessWallet } from '../round/round.wallet';
import { accept, type Decision, refuse } from '../store/decision';
import { type WalletEvent, type WalletState, walletKind } from '../wallet/wallet.events';
import { decideTransfer } from './transfer.decider';
import type { TransferEvent, TransferState } from './transfer.events';

/** Uses up the launch address and opens the sitting at the third party's place. */
export const decideAuthenticate = (
  { launch, wallet }: { launch: LaunchState; wallet: WalletState },
  opening: Opening,
): Decision<
  { launch: LaunchEvent[]; sitting: SittingEvent[]; wallet: WalletEvent[] },
  { sitting: string; wallet: string }
> => {
  const events = openSitting(launch, wallet, opening);
  return 'refused' in events
    ? refuse(events.refused)
    : accept(events, { sitting: opening.sitting, wallet: opening.opened.wallet });
};

export interface TransferStates {
  transfer: TransferState;
  round: RoundState;
  wallet: WalletState;
}

export interface TransferEvents {
  transfer: TransferEvent[];
  round: RoundEvent[];
  wallet: WalletEvent[];
}

/** A third party's transaction, by our ids for what it names as it likes. */
export interface SupplierMove {
  tx: string;
  round: string;
  at: string;
}

export interface SupplierBet extends SupplierMove {
  supplier: string;
  /** Minor units. */
  amount: number;
  /** No round of the game wins more than so many times its stake; undefined: it is offered no more. */
  maxWin: number | undefined;
  /** The sitting, with the place where its player was when it was launched. */
  sitting: Omit<Entrant, 'at'> & { wallet: string; expiresAt: string };
  laws: Laws;
}

/**
 * Takes the stake, while the sitting lasts and the gate admits it; a repetition is silent, unless
 * the bet was taken back meanwhile, and `conflict` from another player's session.
 */
export const decideSupplierBet = (
  { transfer, player, session, protection, ...states }: TransferStates & GateStates,
  { tx, round, at, supplier, amount, maxWin, sitting, laws }: SupplierBet,
): Decision<TransferEvents, null> => {
  const known = states.round.bet;
  if (transfer.op === 'bet' && known?.tx === tx) {
    if (known.wallet !== sitting.wallet) return refuse(problem('conflict'));
    if (states.round.phase === 'rolled back') return refuse(problem('round-closed'));
  }
  return decideTransfer(transfer, { op: 'bet', round, amount, at }, () => {
    // Asked only of a new bet: the answer to one that was taken must not die with the session.
    if (at >= sitting.expiresAt || maxWin === undefined) return refuse(problem('link-invalid'));
    const barred = admit(
      { player, session, protection, wallet: states.wallet },
      { ...sitting, stake: amount, at },
      laws,
    );
    if (barred !== undefined) return barred;
    // Written member by member: the log keeps what stands in an event for ever.
    const { wallet, game, currency } = sitting;
    return seamlessWallet.bet(states, round, {
      tx,
      at,
      wallet,
      game,
      currency,
      supplier,
      most: Math.floor(amount * maxWin),
      stake: amount,
      bet: null,
      outcome: null,
      pays: 0,
    });
  });
};

/** Pays what the third party says that its round won, up to the most that was agreed on. */
export const decideSupplierWin = (
  { transfer, ...states }: TransferStates,
  { tx, round, at, amount }: SupplierMove & { amount: number },
): Decision<TransferEvents, null> =>
  decideTransfer(transfer, { op: 'win', round, amount, at }, () =>
    seamlessWallet.win(states, round, { tx, at, amount }),
  );

/**
 * Takes the third party's round back. Without a wallet it is one whose bet nobody has seen: only
 * the rollback is remembered, or, if the bet came meanwhile, it is refused to be sent again.
 */
export const decideSupplierRollback = (
  { transfer, round: state, wallet }: Omit<TransferStates, 'wallet'> & { wallet?: WalletState },
  { tx, round, at }: SupplierMove,
): Decision<TransferEvents, null> =>
  decideTransfer(transfer, { op: 'rollback', round, amount: 0, at }, () =>
    wallet === undefined && state.bet !== undefined
      ? refuse(problem('unavailable'))
      : seamlessWallet.rollback(
          { round: state, wallet: wallet ?? walletKind.initial },
          round,
          tx,
          at,
        ),
  );
