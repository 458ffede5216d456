import { problem } from '../../contract/problems';
import { beyond, type Risk } from '../cap/cap.moves';
import type { LaunchEvent, LaunchState } from '../launch/launch.events';
import { admit, type Entrant, type GateStates, type Laws } from '../play/gate.moves';
import type { SittingEvent } from '../play/sitting.events';
import { type Opening, openSitting } from '../play/sitting.moves';
import { betsOf, mostOf, type RoundEvent, type RoundState } from '../round/round.events';
import { seamlessWallet } from '../round/round.wallet';
import type { SpinEvent, SpinState } from '../spin/spin.events';
import { spendSpin } from '../spin/spin.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
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

/** What a transaction moves beside itself. */
export interface Moves {
  round: RoundEvent[];
  wallet: WalletEvent[];
}
export interface TransferEvents extends Moves {
  transfer: TransferEvent[];
}

/** The same where a grant of free rounds may stake. */
export interface Spinning extends Moves {
  spin: SpinEvent[];
}
export type SpinningEvents = TransferEvents & Spinning;

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
  /** The grant of free rounds that stakes it. */
  free?: string;
  /** No round of the game wins more than so many times its stake; undefined: it is offered no more. */
  maxWin: number | undefined;
  /** The most that jackpots of its own pay in a round. */
  jackpotMost?: number | undefined;
  /** The sitting, with the place where its player was when it was launched. */
  sitting: Omit<Entrant, 'at'> & { wallet: string; expiresAt: string };
  laws: Laws;
  risk: Risk;
}

/** Takes the stake as the first of its round or a further one. */
const stakeIn = (
  states: { round: RoundState; wallet: WalletState },
  { tx, round, at, supplier, amount, free, jackpotMost, sitting }: SupplierBet,
  most: number,
) => {
  // Written member by member: the log keeps what stands in an event for ever.
  const { wallet, game, currency } = sitting;
  if (states.round.phase === 'settled') return refuse(problem('round-closed'));
  if (states.round.phase === 'open' && free !== undefined)
    return refuse(problem('step-illegal', { field: 'free' }));
  if (states.round.phase === 'open')
    return seamlessWallet.stake(states, round, {
      ...{ tx, at, wallet, game, currency, most, stake: amount },
    });
  return seamlessWallet.bet(states, round, {
    tx,
    at,
    wallet,
    game,
    currency,
    supplier,
    most,
    ...(jackpotMost === undefined ? {} : { jackpotMost }),
    ...(free === undefined ? {} : { free }),
    stake: amount,
    bet: null,
    outcome: null,
    pays: 0,
  });
};

/**
 * Takes the stake, while the sitting lasts and the gate admits it; a repetition is silent, unless
 * the bet was taken back meanwhile, and `conflict` from another player's session or game. A free one
 * is staked by its grant, and refused as `spendSpin` does.
 */
export const decideSupplierBet = (
  {
    transfer,
    player,
    session,
    protection,
    spin,
    ...states
  }: TransferStates & GateStates & { spin: SpinState },
  bet: SupplierBet,
): Decision<SpinningEvents, null> => {
  const { tx, round, at, amount, free, maxWin, sitting, laws } = bet;
  const { bet: known, phase, returned = [] } = states.round;
  if (transfer.op === 'void') return refuse(problem('round-closed'));
  if (transfer.op === 'bet' && transfer.round === round && known !== undefined) {
    const isOwn = known.wallet === sitting.wallet && known.game === sitting.game;
    if (!isOwn) return refuse(problem('conflict'));
    if (phase === 'rolled back' || returned.some((one) => one.tx === tx))
      return refuse(problem('round-closed'));
  }
  const wanted = { op: 'bet' as const, round, amount, ...(free === undefined ? {} : { free }), at };
  return decideTransfer<Spinning>(transfer, wanted, () => {
    // Asked only of a new bet: the answer to one that was taken must not die with the session.
    if (at >= sitting.expiresAt || maxWin === undefined) return refuse(problem('link-invalid'));
    const own = free === undefined ? amount : 0;
    const barred = admit(
      { player, session, protection, wallet: states.wallet },
      { ...sitting, stake: own, at },
      laws,
    );
    if (barred !== undefined) return barred;
    const most = Math.floor(amount * maxWin);
    const before = mostOf(betsOf(states.round)) ?? 0;
    const bounded = beyond(bet.risk, { round: before + most, bet: most });
    if (bounded !== undefined) return bounded;
    const taken = stakeIn(states, bet, most);
    if ('refused' in taken || free === undefined) return taken;
    const { wallet, game, currency } = sitting;
    const spent = spendSpin(spin, { wallet, game, currency, stake: amount, round, at });
    if ('refused' in spent) return refuse(spent.refused);
    return accept({ ...taken.events, spin: [spent] }, null);
  });
};

export interface SupplierWin extends SupplierMove {
  amount: number;
  jackpot: number;
  /** The round ends with it. */
  closes: boolean;
}

/** Pays what the third party says that its round won, up to the most that was agreed on. */
export const decideSupplierWin = (
  { transfer, ...states }: TransferStates,
  { tx, round, at, amount, jackpot, closes }: SupplierWin,
): Decision<TransferEvents, null> => {
  const more = {
    ...(jackpot === 0 ? {} : { jackpot }),
    ...(closes ? {} : { open: true as const }),
  };
  return decideTransfer(transfer, { op: 'win', round, amount, ...more, at }, () =>
    closes
      ? seamlessWallet.win(states, round, { tx, at, amount, jackpot })
      : seamlessWallet.pay(states, round, { tx, at, amount, jackpot }),
  );
};
