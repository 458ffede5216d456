import { FLIGHT_LATE_MS } from '../../contract/limits';
import { problem } from '../../contract/problems';
import { type GameRules, isRefused, type Json } from '../../games/engine';
import { fairDraw } from '../../games/fair/fair.rules';
import type { Risk } from '../cap/cap.moves';
import type { RoundState } from '../round/round.events';
import { seamlessWallet } from '../round/round.wallet';
import { accept, type Decision, refuse } from '../store/decision';
import { flightTimes } from './flight.times';
import type { GateStates } from './gate.moves';
import {
  betOf,
  closedBy,
  decideRollBackRound,
  exposed,
  type Footing,
  isAt,
  mayStake,
  type PlayEvents,
  type PlayStates,
  paidIfDecided,
  type TakeBack,
} from './play.decider';

/** A flight that takes bets, or did; instants in milliseconds since 1970. */
export interface BoardedFlight {
  readonly day: string;
  readonly number: number;
  readonly commit: string;
  readonly serverSeed: string;
  readonly boardsAt: number;
  readonly startsAt: number;
}

export interface BoardOrder extends Footing {
  /** Of the new round. */
  id: string;
  rules: Pick<GameRules, 'open' | 'version' | 'most'>;
  risk: Risk;
  flight: BoardedFlight;
  /** Minor units. */
  stake: number;
  bet: Json;
}

/**
 * A bet on the flight that boards at `at`: the same gate, wallet and round as every bet, of the seed
 * that is everybody's. Refuses `flight-closed` once it has taken off, whom the gate does not admit,
 * a win that the house has bounded, and a second bet beside one that flies [decision 144].
 */
export const decideBoard = (
  { seat, player, session, protection, ...states }: PlayStates & GateStates,
  order: BoardOrder,
): Decision<PlayEvents, { round: string }> => {
  const { id, sitting, rules, flight, stake, bet, at } = order;
  const barred = mayStake({ player, session, protection, wallet: states.wallet }, order, stake);
  if (barred !== undefined) return barred;
  const now = Date.parse(at);
  if (now < flight.boardsAt || now >= flight.startsAt) return refuse(problem('flight-closed'));
  if (seat.round !== undefined) return refuse(problem('round-open', { round: seat.round }));
  const { day, number: nonce, serverSeed, commit } = flight;
  const step = rules.open({ stake, bet }, fairDraw({ serverSeed, clientSeed: day, nonce }));
  if (isRefused(step)) return refuse(problem(step.refused, { field: step.field }));
  const most = exposed(step, order);
  if ('refused' in most) return most;
  const startsAt = new Date(flight.startsAt).toISOString();
  const taken = seamlessWallet.bet(states, id, {
    ...betOf(step, order),
    ...most,
    fairness: {
      commit,
      clientSeed: day,
      nonce,
      seat: sitting.seat,
      seedIndex: seat.seedIndex,
      rules: rules.version,
      flight: { day, startsAt },
    },
  });
  if ('refused' in taken) return taken;
  return accept(
    { ...taken.events, seat: [{ type: 'seat.roundOpened', round: id }] },
    { round: id },
  );
};

const timesOf = ({ bet, played }: RoundState) =>
  flightTimes({
    ...(bet?.fairness && { fairness: bet.fairness }),
    ...(played.state !== undefined && { state: played.state }),
  });

type Streams = PlayStates;
type Rules = Pick<GameRules, 'engine' | 'act'>;

interface Leaving {
  round: string;
  rules: Rules;
  at: string;
  action: Json;
}

const leave = (
  { round: before, wallet }: Streams,
  { round, rules, at, action }: Leaving,
): Decision<PlayEvents, null> => {
  const states = { round: before, wallet };
  const turn = before.actions.length;
  const bare = seamlessWallet.act(states, round, {
    tx: `${round}-act-${turn}`,
    at,
    turn,
    action,
    play: (state) => rules.act(state, action),
    mayRaise: () => refuse(problem('step-illegal', { raise: 'flight' })),
  });
  const left = paidIfDecided(states, bare, { round, engine: rules.engine, at });
  if ('refused' in left) return left;
  return accept({ ...left.events, seat: closedBy(round, left.events) }, null);
};

/** The house's name where it gives a stake back, and why: nobody could be heard. */
const HOUSE = { by: 'house', why: 'late' };

/** The stake returns; a flight feeds no jackpot. */
const giveBack = (states: Streams, taken: TakeBack): Decision<PlayEvents, null> => {
  const back = decideRollBackRound(states, taken);
  if ('refused' in back) return back;
  const { jackpot: _, ...events } = back.events;
  return accept(events, null);
};

export interface LandOrder {
  round: string;
  rules: Rules;
  at: string;
}

/**
 * What the house does with who is still aboard when the flight is over, or has reached where they are
 * set down: it pays that, or nothing. Heard of so late that the house was not there to take a
 * cash-out, the stake goes back. Refuses `round-undecided` before; silent once the round has ended.
 */
export const decideLand = (
  states: Streams,
  { round, rules, at }: LandOrder,
): Decision<PlayEvents, null> => {
  if (states.round.phase === 'none') return refuse(problem('not-found'));
  if (states.round.phase !== 'open') return accept({}, null);
  const times = timesOf(states.round);
  if (times === undefined) return refuse(problem('not-found'));
  const lateMs = Date.parse(at) - times.dueAt;
  if (lateMs < 0) return refuse(problem('round-undecided', { choices: ['cash-out'] }));
  if (!times.isSetDown && lateMs > FLIGHT_LATE_MS) {
    return giveBack(states, { round, at, ...HOUSE });
  }
  return leave(states, { round, rules, at, action: { kind: 'land' } });
};

/** Ends a round of a flight before it is over, since its player goes: the stake goes back. */
export const decideFinishFlight = (
  states: Streams,
  order: LandOrder,
): Decision<PlayEvents, null> => {
  const times = timesOf(states.round);
  if (times !== undefined && Date.parse(order.at) < times.dueAt && states.round.phase === 'open') {
    const { round, at } = order;
    return giveBack(states, { round, at, by: HOUSE.by, why: 'idle' });
  }
  return decideLand(states, order);
};

export interface CashOutOrder extends LandOrder {
  seat: string;
  /** What the player asks for: to leave now, or to hear how it ended. */
  kind: string;
}

/**
 * A rider leaves: what that pays is the multiple at `at`, the server's time at the receipt, and nothing
 * once the flight was over by it. Silent for a round that has ended. Refuses before take-off, at
 * another seat, and a step that there is not.
 */
export const decideCashOut = (
  states: Streams,
  { seat, kind, ...order }: CashOutOrder,
): Decision<PlayEvents, null> => {
  if (!isAt(states.round, seat)) return refuse(problem('not-found'));
  if (kind === 'land') return decideLand(states, order);
  if (kind !== 'cash-out') return refuse(problem('body-invalid', { field: 'action' }));
  if (states.round.phase !== 'open') return accept({}, null);
  const times = timesOf(states.round);
  if (times === undefined) return refuse(problem('not-found'));
  const at = Date.parse(order.at) - times.startsAt;
  if (at < 0) return refuse(problem('step-illegal', { startsIn: -at }));
  // Over by the server's clock: as the house ends it, so that a late house gives back here too.
  if (Date.parse(order.at) - times.dueAt > FLIGHT_LATE_MS) return decideLand(states, order);
  return leave(states, { ...order, action: { kind, at } });
};
