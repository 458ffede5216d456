import type { Json } from '../../games/engine';
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
  stake: number;
}

/**
 * A round as the supplier's wallet sees it [decision 23]: one bet, then one win (of zero or more)
 * or a rollback. `tx` is the supplier's transaction id; repeating one changes nothing.
 */
export type RoundEvent =
  | ({
      type: 'round.bet';
      tx: string;
      at: string;
      bet: Json;
      outcome: Json;
      pays: number;
      fairness: RoundFairness;
    } & RoundStakes)
  | ({ type: 'round.won'; tx: string; at: string; amount: number } & RoundStakes)
  /** Of an unknown bet it is remembered, so that the bet is refused when it comes late. */
  | { type: 'round.rolledBack'; tx: string; at: string };

export interface RoundState {
  phase: 'none' | 'open' | 'settled' | 'rolled back';
  bet?: Extract<RoundEvent, { type: 'round.bet' }>;
  winTx?: string;
}

const evolve = (state: RoundState, event: RoundEvent): RoundState => {
  switch (event.type) {
    case 'round.bet':
      return { phase: 'open', bet: event };
    case 'round.won':
      return { ...state, phase: 'settled', winTx: event.tx };
    case 'round.rolledBack':
      return { ...state, phase: 'rolled back' };
  }
};

/** A win is one that leaves the player with more than the stake; demo coins are not news. */
export const isWinner = (event: RoundEvent): event is Extract<RoundEvent, { type: 'round.won' }> =>
  event.type === 'round.won' && event.currency !== 'FUN' && event.amount > event.stake;

const facts = (_: string, event: RoundEvent): Fact[] =>
  isWinner(event)
    ? [
        {
          audience: 'room:home',
          handler: 'winner',
          body: { playerId: event.wallet, gameId: event.game, amount: event.amount },
        },
      ]
    : [];

export const roundKind: StreamKind<RoundState, RoundEvent> = {
  name: 'round',
  initial: { phase: 'none' },
  evolve,
  facts,
};
