import { problem } from '../../contract/problems';
import { type GameRules, isRefused, type Json, type Step } from '../../games/engine';
import { fairDraw } from '../../games/fair/fair.rules';
import { showMs } from '../../games/show.rules';
import { beyond, type Risk, unbounded } from '../cap/cap.moves';
import type { JackpotEvent, JackpotState } from '../jackpot/jackpot.events';
import { feed, giveBack } from '../jackpot/jackpot.moves';
import {
  choicesOf,
  type RoundEvent,
  type RoundState,
  roundKind,
  type Taken,
} from '../round/round.events';
import { seamlessWallet } from '../round/round.wallet';
import type { SpinEvent, SpinState } from '../spin/spin.events';
import { spendSpin } from '../spin/spin.moves';
import { accept, type Decision, refuse } from '../store/decision';
import { type WalletEvent, type WalletState, walletKind } from '../wallet/wallet.events';
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

/** What a round and its wallet go through together. */
type RoundEvents = Pick<PlayEvents, 'round' | 'wallet'>;

/**
 * With a step that decides the round its win is booked at once, and told when the step has been
 * shown [decision 101].
 */
export const paidIfDecided = (
  before: Omit<PlayStates, 'seat'>,
  step: Decision<RoundEvents, null>,
  { round: id, engine, at }: { round: string; engine: string; at: string },
): Decision<RoundEvents, null> => {
  if ('refused' in step) return step;
  const { round: played = [], wallet: moved = [] } = step.events;
  const round = played.reduce(roundKind.evolve, before.round);
  if (round.phase !== 'open' || choicesOf(round).length > 0) return step;
  const wallet = moved.reduce(walletKind.evolve, before.wallet);
  const delay = showMs(engine, round.played.outcome);
  const won = seamlessWallet.win({ round, wallet }, id, { tx: `${id}-win`, at, delay });
  if ('refused' in won) return won;
  const { round: settled = [], wallet: paid = [] } = won.events;
  return accept({ round: [...played, ...settled], wallet: [...moved, ...paid] }, null);
};

/** The seat is free again once its round has ended. */
export const closedBy = (
  round: string,
  { round: events = [] }: { round?: readonly RoundEvent[] },
) =>
  events.some(({ type }) => type === 'round.won')
    ? [{ type: 'seat.roundClosed' as const, round }]
    : [];

export const mayStake = (
  states: GateStates & { wallet: WalletState },
  { sitting, country, laws, at }: Footing,
  stake: number,
) => admit(states, { ...sitting, country, stake, at }, laws);

/** What every bet of a sitting tells the wallet: who plays what, and where the rules' first step led. */
export const betOf = (
  { outcome, state, choices, pays }: Step<Json, Json>,
  { id, sitting, stake, bet, at }: Pick<BetOrder, 'id' | 'sitting' | 'stake' | 'bet' | 'at'>,
) => {
  const { wallet, game, currency } = sitting;
  const placed = { tx: `${id}-bet`, at, wallet, game, currency, stake, bet };
  return { ...placed, outcome, state, choices, pays };
};

/** Refuses a bet that may win more than the house lets it; a round that goes on says how much that is. */
export const exposed = (
  { choices }: Step<Json, Json>,
  {
    rules,
    stake,
    bet,
    risk,
  }: Pick<BetOrder, 'stake' | 'bet' | 'risk'> & { rules: Pick<GameRules, 'most'> },
) => {
  const goesOn = choices.length > 0;
  if (risk === unbounded && !goesOn) return {};
  const most = rules.most({ stake, bet });
  return beyond(risk, { round: most, bet: most }) ?? (goesOn ? { most } : {});
};

/** A bet of a player at an in-house game. */
export interface BetOrder extends Footing {
  /** Of the new round. */
  id: string;
  rules: Pick<GameRules, 'engine' | 'open' | 'jackpot' | 'version' | 'most'>;
  risk: Risk;
  /** Minor units. */
  stake: number;
  bet: Json;
  /** The seat's server seed of an index that was committed to. */
  serverSeed(index: number, commit: string): string;
  /** The player's seed, where the seat has none yet. */
  clientSeed?: string | undefined;
  /** The grant of free spins that stakes in place of the wallet. */
  free?: string;
}

/**
 * Opens a round: the rules draw it from the seat's seeds, the jackpot takes its share of the stake
 * and falls if the bet wins it, the stake leaves the wallet. One that awaits no step is paid and ends. Refuses whom the gate does not
 * admit, an occupied seat, one without the player's seed, what the rules refuse, a win that the house
 * has bounded, and a stake that the wallet does not cover.
 */
export const decideOpenRound = (
  {
    seat,
    jackpot,
    player,
    session,
    protection,
    ...states
  }: PlayStates & GateStates & { jackpot: JackpotState },
  order: BetOrder,
): Decision<PlayEvents & { jackpot: JackpotEvent[] }, { round: string }> => {
  const { id, sitting, rules, stake, bet, serverSeed, at } = order;
  const { wallet: purse } = states;
  const own = order.free === undefined ? stake : 0;
  const barred = mayStake({ player, session, protection, wallet: purse }, order, own);
  if (barred !== undefined) return barred;
  const opened = decideOpen(seat, id, order.clientSeed);
  if ('refused' in opened) return opened;
  const { commit = '', nonce, seedIndex } = seat;
  const { clientSeed } = opened.answer;
  const draw = fairDraw({ serverSeed: serverSeed(seedIndex, commit), clientSeed, nonce });
  const step = rules.open({ stake, bet }, draw);
  if (isRefused(step)) return refuse(problem(step.refused, { field: step.field }));
  const most = exposed(step, order);
  if ('refused' in most) return most;
  const { currency } = sitting;
  const fed =
    rules.jackpot === undefined
      ? { events: [], won: 0 }
      : feed(jackpot, rules.jackpot, { round: id, currency, stake, wins: step.jackpot === true });
  const bare = seamlessWallet.bet(states, id, {
    ...betOf(step, order),
    ...most,
    ...(fed.won === 0 ? {} : { jackpot: fed.won }),
    ...(order.free === undefined ? {} : { free: order.free }),
    fairness: { commit, clientSeed, nonce, seat: sitting.seat, seedIndex, rules: rules.version },
  });
  const taken = paidIfDecided(states, bare, { round: id, engine: rules.engine, at });
  if ('refused' in taken) return taken;
  const seats = [...(opened.events.seat ?? []), ...closedBy(id, taken.events)];
  return accept({ ...taken.events, seat: seats, jackpot: fed.events }, { round: id });
};

type OpenStates = PlayStates & GateStates & { jackpot: JackpotState };
type OpenEvents = PlayEvents & { jackpot: JackpotEvent[] };

/**
 * Opens a round whose stake the promotion account pays: the same rules, seeds, odds and jackpot; its
 * win is the player's. Refuses besides what a grant does not cover.
 */
export const decideOpenFreeRound = (
  { spin, ...states }: OpenStates & { spin: SpinState },
  order: BetOrder & { free: string },
): Decision<OpenEvents & { spin: SpinEvent[] }, { round: string }> => {
  const opened = decideOpenRound(states, order);
  if ('refused' in opened) return opened;
  const { wallet, game, currency } = order.sitting;
  const { id: round, stake, at } = order;
  const spent = spendSpin(spin, { wallet, game, currency, stake, round, at });
  if ('refused' in spent) return refuse(spent.refused);
  return accept({ ...opened.events, spin: [spent] }, opened.answer);
};

/** Whether the round was drawn at this seat: nobody plays or ends another one's. */
export const isAt = ({ bet }: RoundState, seat: string): boolean => bet?.fairness?.seat === seat;

export interface ActOrder extends Footing {
  round: string;
  rules: Pick<GameRules, 'engine' | 'act'>;
  /** How many steps the round had when the player chose this one. */
  turn: number;
  action: Json;
}

/**
 * Plays a further step of a round of this seat; one that stakes more passes the gate, one that
 * decides the round pays it.
 */
export const decideActRound = (
  { player, session, protection, ...states }: Omit<PlayStates, 'seat'> & GateStates,
  order: ActOrder,
): Decision<PlayEvents, null> => {
  const { round, sitting, rules, turn, action, at } = order;
  const { wallet } = states;
  if (!isAt(states.round, sitting.seat)) return refuse(problem('not-found'));
  const bare = seamlessWallet.act(states, round, {
    tx: `${round}-act-${turn}`,
    at,
    turn,
    action,
    play: (state) => rules.act(state, action),
    mayRaise: (raise) => mayStake({ player, session, protection, wallet }, order, raise),
  });
  const acted = paidIfDecided(states, bare, { round, engine: rules.engine, at });
  if ('refused' in acted) return acted;
  return accept({ ...acted.events, seat: closedBy(round, acted.events) }, null);
};

/**
 * Answers a client that asks for what is paid already; a round from before that was paid at once is
 * paid, and frees its seat. Settling again is silent.
 */
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

type EndStates = PlayStates & { jackpot: JackpotState };
type EndEvents = PlayEvents & { jackpot: JackpotEvent[] };

export interface TakeBack extends Taken {
  round: string;
  at: string;
}

/**
 * Takes an undecided in-house round back: all that was staked returns, what it won of the jackpot
 * stands in it again, the seat is free. One that is decided is its player's: refused as
 * `round-closed`. Repeating it is silent.
 */
export const decideRollBackRound = (
  { seat, ...states }: Omit<EndStates, 'jackpot'>,
  { round, at, by, why }: TakeBack,
): Decision<EndEvents, null> => {
  const { bet, phase, played } = states.round;
  if (bet?.fairness === undefined) return refuse(problem('not-found'));
  if (phase === 'open' && choicesOf(states.round).length === 0) {
    return refuse(problem('round-closed', { pays: played.pays + (bet.jackpot ?? 0) }));
  }
  const back = seamlessWallet.rollback(states, round, `${round}-rollback`, at, { by, why });
  if ('refused' in back) return back;
  if (back.events.round === undefined) return accept({}, null);
  const closed = decideClose(seat, round);
  const jackpot = giveBack(round, bet.currency, bet.jackpot ?? 0);
  return accept({ ...back.events, ...closed.events, jackpot }, null);
};

export interface FinishOrder {
  round: string;
  rules: Pick<GameRules, 'act' | 'neutral'>;
  at: string;
}

/** The platform's own name, where it takes a round back. */
const HOUSE = 'house';

/**
 * Ends an in-house round that nobody plays on: by the neutral steps of its game and its win, or,
 * where nothing was risked yet, by taking it back [decision 102]. One that has ended is silent.
 */
export const decideFinishRound = (
  { seat, ...states }: Omit<EndStates, 'jackpot'>,
  { round: id, rules, at }: FinishOrder,
): Decision<EndEvents, null> => {
  if (states.round.phase === 'none') return refuse(problem('not-found'));
  if (states.round.phase !== 'open') return accept({}, null);
  if (states.round.bet?.fairness === undefined) return refuse(problem('not-found'));
  const steps: RoundEvent[] = [];
  let round = states.round;
  while (choicesOf(round).length > 0) {
    const action = rules.neutral(round.played.state ?? null);
    if (action === undefined) {
      return decideRollBackRound({ seat, ...states }, { round: id, at, by: HOUSE, why: 'idle' });
    }
    const turn = round.actions.length;
    const step = seamlessWallet.act({ round, wallet: states.wallet }, id, {
      tx: `${id}-act-${turn}`,
      at,
      turn,
      action,
      play: (state) => rules.act(state, action),
      mayRaise: () => refuse(problem('step-illegal', { raise: 'idle' })),
      idle: true,
    });
    if ('refused' in step) return step;
    const { round: acted = [] } = step.events;
    steps.push(...acted);
    round = acted.reduce(roundKind.evolve, round);
  }
  const won = seamlessWallet.win({ round, wallet: states.wallet }, id, { tx: `${id}-win`, at });
  if ('refused' in won) return won;
  const { round: settled = [] } = won.events;
  const closed = decideClose(seat, id);
  return accept({ ...won.events, ...closed.events, round: [...steps, ...settled] }, null);
};
