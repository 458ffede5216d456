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
}

/** Who plays what: the same for every event of a round. */
export interface RoundStakes {
  /** The wallet that pays and is paid: a player, or a sitting with a demo balance. */
  wallet: string;
  game: string;
  currency: string;
  /** All that is staked so far, in minor units. */
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
 * win (of zero or more) or a rollback. `tx` is the supplier's transaction id; repeating one changes
 * nothing.
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
      /** The most that it may win, in minor units, where a third party says what it wins. */
      most?: number;
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
  | ({
      type: 'round.won';
      tx: string;
      at: string;
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
    case 'round.won':
      return { ...state, phase: 'settled', winTx: event.tx, won: event.amount };
    case 'round.rolledBack':
      return { ...state, phase: 'rolled back' };
  }
};

/** The kinds of step that an open round still awaits. */
export const choicesOf = ({ phase, played }: RoundState): readonly string[] =>
  phase === 'open' ? (played.choices ?? []) : [];

/** What a win left in all, the jackpot included. */
export const wonBy = (event: Extract<RoundEvent, { type: 'round.won' }>): number =>
  event.amount + (event.jackpot ?? 0);

/** A win is one that leaves the player with more than the stake; demo coins are not news. */
export const isWinner = (event: RoundEvent): event is Extract<RoundEvent, { type: 'round.won' }> =>
  event.type === 'round.won' && event.currency !== 'FUN' && wonBy(event) > event.stake;

/** A room hears of a win without whose it is: the list says that as far as each may read it. */
const facts = (_: string, event: RoundEvent): Fact[] =>
  isWinner(event)
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
    : [];

export const roundKind: StreamKind<RoundState, RoundEvent> = {
  name: 'round',
  revision: 3,
  initial: { phase: 'none', actions: [], staked: 0, played: { outcome: null, pays: 0 } },
  evolve,
  facts,
};
