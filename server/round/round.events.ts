import type { Json } from '../../games/engine';
import { activityFact } from '../activity/activity.fact';
import type { Fact, StreamKind } from '../store/stream';

/** Where the numbers of a round came from [decision 25]. */
export interface RoundFairness {
  commit: string;
  clientSeed: string;
  nonce: number;
  seat: string;
  /** Which of the seat's server seeds. */
  seedIndex: number;
  /** Version of the game's rules; absent of rounds before there were any: the first. */
  rules?: number;
  /** The flight for everybody whose seed it is; such a round uses none of its seat's. */
  flight?: RoundFlight;
}

/** A flight as a round remembers it [decision 144]. */
export interface RoundFlight {
  /** `YYYY-MM-DD`, UTC: which chain of seeds; the nonce says which link. */
  day: string;
  /** ISO 8601: when it takes off. */
  startsAt: string;
}

/** Who plays what: the same for every event of a round. */
export interface RoundStakes {
  /** The wallet that pays and is paid: a player, or a sitting with a demo balance. */
  wallet: string;
  game: string;
  currency: string;
  /** All that is staked so far and not taken back, in minor units. */
  stake: number;
  /** The grant of free spins that staked it in place of the wallet [decision 123]. */
  free?: string;
}

/** How far a step brought the round. `state` is the supplier's alone and never leaves the server. */
interface Played {
  outcome: Json;
  state?: Json;
  /** The kinds of step that the rules take next; absent or none: the round is decided. */
  choices?: readonly string[];
  /** The whole win so far. */
  pays: number;
}

/**
 * A round as the supplier's wallet sees it [decision 23]: one bet, further steps of it, then one
 * win (of zero or more) or a rollback. A third party's has further bets and wins before the one that
 * ends it [decision 156]. `tx` is the supplier's transaction id; repeating one changes nothing.
 */
export type RoundEvent =
  | ({
      type: 'round.bet';
      tx: string;
      at: string;
      bet: Json;
      /** Absent where a third party drew. */
      fairness?: RoundFairness;
      /** The third party that drew [decision 57]. */
      supplier?: string;
      /** The most that this bet may win, in minor units; absent where the bet itself decides the round. */
      most?: number;
      /** The most that the third party's own jackpots may pay besides; absent: it has none. */
      jackpotMost?: number;
      /** What the progressive jackpot held, when the bet won it [decision 56]. */
      jackpot?: number;
    } & Played &
      RoundStakes)
  | ({
      type: 'round.acted';
      tx: string;
      at: string;
      action: Json;
      /** What this step staked on top. */
      raise: number;
      /** Nobody played on: the game's neutral step [decision 102]. */
      idle?: true;
    } & Played &
      RoundStakes)
  /** A further bet of a third party's round. */
  | ({ type: 'round.staked'; tx: string; at: string; amount: number; most: number } & RoundStakes)
  /** A win of a third party's round that goes on. */
  | ({
      type: 'round.paid';
      tx: string;
      at: string;
      amount: number;
      jackpot?: number;
    } & RoundStakes)
  /** One bet of several never happened; `bet` is its transaction. */
  | ({ type: 'round.returned'; tx: string; at: string; bet: string; amount: number } & RoundStakes)
  | ({
      type: 'round.won';
      tx: string;
      at: string;
      /** All that the round won, by earlier wins of it too. */
      amount: number;
      /** What the jackpot paid besides. */
      jackpot?: number;
    } & RoundStakes)
  /** Of an unknown bet it is remembered, so that the bet is refused when it comes late. */
  | ({ type: 'round.rolledBack'; tx: string; at: string } & Partial<Taken>);

/** Who takes a round back, and why: for the audit. */
export interface Taken {
  by: string;
  why: string;
}

export type RoundBet = Extract<RoundEvent, { type: 'round.bet' }>;

/** One stake of a round, by its transaction. */
export interface Staked {
  readonly tx: string;
  readonly amount: number;
  readonly most?: number;
}

/** What came back of a round, in minor units. */
export interface Paid {
  readonly amount: number;
  readonly jackpot: number;
}

export interface RoundState {
  phase: 'none' | 'open' | 'settled' | 'rolled back';
  bet?: RoundBet;
  /** The steps after the bet, in their order. */
  actions: readonly Json[];
  /** What the last step staked in all and where it led: at first what the bet did. */
  staked: number;
  played: Played;
  winTx?: string;
  /** Nobody played it to its end. */
  idle?: true;
  /** What the win paid, the jackpot apart. */
  won?: number;
  /** Bets of a third party after the first. */
  further?: readonly Staked[];
  /** Its bets that were taken back one by one. */
  returned?: readonly Staked[];
  /** What its wins have paid so far, and the jackpots of its supplier besides. */
  paid?: number;
  jackpot?: number;
}

const playedBy = ({ outcome, state, choices, pays }: Played): Played => ({
  outcome,
  ...(state === undefined ? {} : { state }),
  ...(choices === undefined ? {} : { choices }),
  pays,
});

const evolve = (state: RoundState, event: RoundEvent): RoundState => {
  switch (event.type) {
    case 'round.bet':
      return { ...state, phase: 'open', bet: event, staked: event.stake, played: playedBy(event) };
    case 'round.acted':
      return {
        ...state,
        actions: [...state.actions, event.action],
        staked: event.stake,
        played: playedBy(event),
        ...(event.idle === undefined ? {} : { idle: event.idle }),
      };
    case 'round.staked': {
      const { tx, amount, most, stake } = event;
      return { ...state, staked: stake, further: [...(state.further ?? []), { tx, amount, most }] };
    }
    case 'round.paid': {
      const before = paidBy(state);
      const paid = before.amount + event.amount;
      const jackpot = before.jackpot + (event.jackpot ?? 0);
      return { ...state, paid, ...(jackpot === 0 ? {} : { jackpot }) };
    }
    case 'round.returned': {
      const { bet: tx, amount, stake } = event;
      return { ...state, staked: stake, returned: [...(state.returned ?? []), { tx, amount }] };
    }
    case 'round.won':
      return {
        ...state,
        phase: 'settled',
        winTx: event.tx,
        won: event.amount,
        ...(state.bet?.supplier === undefined || event.jackpot === undefined
          ? {}
          : { jackpot: event.jackpot }),
      };
    case 'round.rolledBack':
      return { ...state, phase: 'rolled back' };
  }
};

/** What a third party's round has paid so far; in-house rounds pay once. */
export const paidBy = ({ paid = 0, jackpot = 0 }: RoundState): Paid => ({ amount: paid, jackpot });

/** The bets of a round that stand. */
export const betsOf = ({ bet, further = [], returned = [] }: RoundState): readonly Staked[] => {
  if (bet === undefined) return [];
  const { tx, stake: amount, most } = bet;
  const first = { tx, amount, ...(most === undefined ? {} : { most }) };
  return [first, ...further].filter((one) => returned.every((gone) => gone.tx !== one.tx));
};

/** The most that these bets may win together; undefined where one was taken before that was asked. */
export const mostOf = (bets: readonly Staked[]): number | undefined =>
  bets.reduce<number | undefined>(
    (sum, { most }) => (sum === undefined || most === undefined ? undefined : sum + most),
    0,
  );

/** The kinds of step that an open round still awaits. */
export const choicesOf = ({ phase, played }: RoundState): readonly string[] =>
  phase === 'open' ? (played.choices ?? []) : [];

/** What a win left in all, the jackpot included. */
export const wonBy = (event: Extract<RoundEvent, { type: 'round.won' }>): number =>
  event.amount + (event.jackpot ?? 0);

/** A win is one that leaves the player with more than the stake; demo coins are not news. */
export const isWinner = (event: RoundEvent): event is Extract<RoundEvent, { type: 'round.won' }> =>
  event.type === 'round.won' && event.currency !== 'FUN' && wonBy(event) > event.stake;

/** Somebody boarded a flight, or left it. */
const isRide = (event: RoundEvent): event is Extract<RoundEvent, { game: string }> =>
  (event.type === 'round.bet' && event.fairness?.flight !== undefined) ||
  (event.type === 'round.acted' && isFlown(event.outcome));

const isFlown = (outcome: Json): boolean =>
  typeof outcome === 'object' && outcome !== null && 'cashed' in outcome && 'auto' in outcome;

/** A room hears of a win without whose it is: the list says that as far as each may read it. */
const facts = (_: string, event: RoundEvent): Fact[] => [
  ...(isRide(event)
    ? [{ audience: 'system' as const, handler: 'riders', body: { game: event.game } }]
    : []),
  ...(isWinner(event)
    ? [
        {
          audience: 'room:home',
          handler: 'winner',
          body: {
            gameId: event.game,
            amount: wonBy(event),
            ...(event.jackpot === undefined ? {} : { jackpot: event.jackpot }),
          },
        },
        activityFact(event.wallet),
      ]
    : []),
];

export const roundKind: StreamKind<RoundState, RoundEvent> = {
  name: 'round',
  revision: 3,
  initial: { phase: 'none', actions: [], staked: 0, played: { outcome: null, pays: 0 } },
  evolve,
  facts,
};
