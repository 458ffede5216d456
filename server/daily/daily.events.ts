import type { Streak } from '../../contract/day.rules';
import type { Fact, StreamKind } from '../store/stream';

/** A player opened the gift of a day: `daily:{player}`. */
export interface DailyEvent {
  type: 'daily.opened';
  /** The player's day: `2026-11-24`. */
  day: string;
  /** Days in a row, this one included. */
  days: number;
  /** Whole coins. */
  coins: number;
  at: string;
}

export interface DailyState {
  /** Of the last gift that was opened. */
  readonly streak?: Streak;
  readonly coins?: number;
}

const facts = (player: string): Fact[] => [
  { audience: `player:${player}`, handler: 'daily', body: {} },
];

export const dailyKind: StreamKind<DailyState, DailyEvent> = {
  name: 'daily',
  initial: {},
  evolve: (_, { day, days, coins }) => ({ streak: { day, days }, coins }),
  facts,
};
