import { problem } from '../../contract/problems';
import { type GameRules, isRefused, type Json } from '../../games/engine';
import { fairDraw } from '../../games/fair/fair.rules';
import type { JackpotEvent, JackpotState } from '../jackpot/jackpot.events';
import { feed, giveBack } from '../jackpot/jackpot.moves';
import type { RoundEvent, RoundState } from '../round/round.events';
import { seamlessWallet } from '../round/round.wallet';
import { accept, type Decision, refuse } from '../store/decision';
import type { WalletEvent, WalletState } from '../wallet/wallet.events';
import { admit, type GateStates, type Laws } from './gate.moves';
import { decideClose, decideOpen } from './seat.decider';
import type { SeatEvent, SeatState } from './seat.events';
import type { Seated } from './sitting.moves';

export interface PlayStates {
  seat: SeatState;
  round: RoundState;
  wallet: WalletState;
}

export interface PlayEvents {
  seat: SeatEvent[];
  round: RoundEvent[];
  wallet: WalletEvent[];
}

/** Where a stake comes from, and what holds there. */
export interface Footing {
  sitting: Omit<Seated, 'id'>;
  /** Country of the network address. */
  country: string;
  laws: Laws;
  at: string;
}

const mayStake = (states: GateStates, { sitting, country, laws, at }: Footing) =>
  admit(states, { ...sitting, country, at }, laws);

/** A bet of a player at an in-house game. */
export interface BetOrder extends Footing {
  /** Of the new round. */
  id: string;
  rules: Pick<GameRules, 'open' | 'jackpot'>;
  /** Minor units. */
  stake: number;
  bet: Json;
  /** The seat's server seed of an index. */
  serverSeed(index: number): string;
}

/**
 * Opens a round: the rules draw it from the seat's seeds, the jackpot takes its share of the stake
 * and falls if the bet wins it, the stake leaves the wallet. Refuses whom the gate does not
 * admit, an occupied seat, what the rules refuse, and a stake that the wallet does not cover.
 */
export const decideOpenRound = (
  {
    seat,
    jackpot,
    player,
    session,
    ...states
  }: PlayStates & GateStates & { jackpot: JackpotState },
  order: BetOrder,
): Decision<PlayEvents & { jackpot: JackpotEvent[] }, { round: string }> => {
  const { id, sitting, rules, stake, bet, serverSeed, at } = order;
  const barred = mayStake({ player, session }, order);
  if (barred !== undefined) return barred;
  const opened = decideOpen(seat, id);
  if ('refused' in opened) return opened;
  const { commit = '', clientSeed, nonce, seedIndex } = seat;
  const draw = fairDraw({ serverSeed: serverSeed(seedIndex), clientSeed, nonce });
  const step = rules.open({ stake, bet }, draw);
  if (isRefused(step)) return refuse(problem(step.refused, { field: step.field }));
  const { wallet, game, currency } = sitting;
  const fed =
    rules.jackpot === undefined
      ? { events: [], won: 0 }
      : feed(jackpot, rules.jackpot, { round: id, currency, stake, wins: step.jackpot === true });
  const taken = seamlessWallet.bet(states, id, {
    tx: `${id}-bet`,
    at,
    wallet,
    game,
    currency,
    stake,
    bet,
    outcome: step.outcome,
    state: step.state,
    choices: step.choices,
    pays: step.pays,
    ...(fed.won === 0 ? {} : { jackpot: fed.won }),
    fairness: { commit, clientSeed, nonce, seat: sitting.seat, seedIndex },
  });
  if ('refused' in taken) return taken;
  return accept({ ...opened.events, ...taken.events, jackpot: fed.events }, { round: id });
};

/** Whether the round was drawn at this seat: nobody plays or ends another one's. */
const isAt = ({ bet }: RoundState, seat: string): boolean => bet?.fairness?.seat === seat;

export interface ActOrder extends Footing {
  round: string;
  rules: Pick<GameRules, 'act'>;
  /** How many steps the round had when the player chose this one. */
  turn: number;
  action: Json;
}

/** Plays a further step of a round of this seat; one that stakes more passes the gate. */
export const decideActRound = (
  { player, session, ...states }: Omit<PlayStates, 'seat'> & GateStates,
  order: ActOrder,
): Decision<Omit<PlayEvents, 'seat'>, null> => {
  const { round, sitting, rules, turn, action, at } = order;
  return isAt(states.round, sitting.seat)
    ? seamlessWallet.act(states, round, {
        tx: `${round}-act-${turn}`,
        at,
        turn,
        action,
        play: (state) => rules.act(state, action),
        mayRaise: () => mayStake({ player, session }, order),
      })
    : refuse(problem('not-found'));
};

/** Pays a decided round of this seat, and frees the seat; settling it again is silent. */
export const decideSettleRound = (
  { seat: seated, ...states }: PlayStates,
  { round, seat, at }: { round: string; seat: string; at: string },
): Decision<PlayEvents, null> => {
  if (!isAt(states.round, seat)) return refuse(problem('not-found'));
  const won = seamlessWallet.win(states, round, { tx: `${round}-win`, at });
  if ('refused' in won) return won;
  const closed = decideClose(seated, round);
  return accept({ ...won.events, ...closed.events }, null);
};

/**
 * Takes an open in-house round back: all that was staked returns, what it won of the jackpot stands
 * in it again, the seat is free. Repeating it is silent.
 */
export const decideRollBackRound = (
  { seat, ...states }: PlayStates,
  { round, at }: { round: string; at: string },
): Decision<PlayEvents & { jackpot: JackpotEvent[] }, null> => {
  const { bet } = states.round;
  if (bet?.fairness === undefined) return refuse(problem('not-found'));
  const back = seamlessWallet.rollback(states, round, `${round}-rollback`, at);
  if ('refused' in back) return back;
  if (back.events.round === undefined) return accept({}, null);
  const closed = decideClose(seat, round);
  const jackpot = giveBack(round, bet.currency, bet.jackpot ?? 0);
  return accept({ ...back.events, ...closed.events, jackpot }, null);
};
