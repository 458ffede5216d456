import type { Fairness, Round } from '../../contract/play';
import type { Problem } from '../../contract/problems';
import type { SpinsLeft } from '../../contract/spin';
import type { Action, Bet } from './play.words';

/** What a round came to; amounts in minor units, the jackpot included. */
export interface Result {
  /** The round's id. */
  round: string;
  staked: number;
  won: number;
  /** The house paid the stake. */
  isFree: boolean;
}

/** What a sitting holds; amounts in minor units. */
export interface PlayContext {
  gameId: string;
  currency: string;
  launch: string;
  /** Where a third party runs the game. */
  address: string;
  /** Secret of the sitting. */
  session: string;
  /** The time of sitting down. */
  visit: string;
  balance: number;
  /** What stands in the game's jackpot, in this currency. */
  pot: number | undefined;
  /** The stakes on offer, in minor units, ascending; undefined where they are the game's own. */
  stakes: readonly number[] | undefined;
  /**
   * What of the balance no round of this page brought: what was sat down with, a gift, a deposit,
   * another tab's bet. The rest is the result of the sitting.
   */
  beside: number;
  fairness: Fairness | undefined;
  /** The seed that was rotated away last, with which its rounds are verified. */
  revealed: Fairness | undefined;
  round: Round | undefined;
  /** Free spins that are to be played at the seat. */
  spins: SpinsLeft | undefined;
  /** The grant that stakes in the bet under way; undefined where the balance does. */
  free: string | undefined;
  /** Rounds of the sitting that came to their end on this page, newest first. */
  results: readonly Result[];
  stake: number;
  bet: Bet;
  /** Bets made here: with the visit, the Idempotency-Key of the next. */
  turn: number;
  /** The step that was taken last in an open round. */
  action: Action | undefined;
  /** The seed that the browser drew for a server seed which awaits one. */
  drawn: string;
  /** The seed that the player typed instead; empty where none. */
  typed: string;
  problem: Problem | undefined;
}

/** Nobody sits. */
export const nobody: PlayContext = {
  gameId: '',
  currency: '',
  launch: '',
  address: '',
  session: '',
  visit: '',
  balance: 0,
  pot: undefined,
  stakes: undefined,
  beside: 0,
  fairness: undefined,
  revealed: undefined,
  round: undefined,
  spins: undefined,
  free: undefined,
  results: [],
  stake: 0,
  bet: null,
  turn: 0,
  action: undefined,
  drawn: '',
  typed: '',
  problem: undefined,
};
