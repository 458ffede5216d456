import type { Problem } from '../../contract/problems';
import type { Decision, EventsOf, Slots, StatesOf } from './decision';

/** Makes a repetition harmless: the first answer, or first refusal, is given again [decision 5]. */
export interface CommandKey {
  /** Who repeats, so that one player's key never meets another's: `player:7`. */
  scope: string;
  value: string;
  /** Tells a repetition from another request under the same key, e.g. a hash of call and body. */
  fingerprint: string;
}

/** One decision about some streams, committed whole or not at all. */
export interface Command<S extends Slots, Answer> {
  /** For logs: `wallet.bet`. */
  readonly name: string;
  /** When it happens: a `Date` or an ISO instant; deciders look at no clock. */
  readonly at: Date | string;
  readonly key?: CommandKey;
  readonly streams: S;
  /**
   * Pure and synchronous, run under row locks with current states, perhaps more than once. The
   * states are frozen JSON. What it throws is an error of this command only.
   */
  decide(states: StatesOf<S>): Decision<EventsOf<S>, Answer>;
}
export type AnyCommand = Command<Slots, unknown>;

/**
 * What became of a command. `position` is its last event's, 0 if it recorded none; `unavailable`
 * is refused when the queue is full or the database stayed away, and nothing was changed.
 */
export type Outcome<Answer> = { answer: Answer; position: number } | { refused: Problem };

/**
 * An outcome with what the streams became, if this very call decided it: whoever answers need not
 * read them again. A repetition has none. `turnsMemory` where what processes remember may turn by it.
 */
export type Performed<S extends Slots, Answer> =
  | { answer: Answer; position: number; states?: StatesOf<S>; turnsMemory?: boolean }
  | { refused: Problem };

/** The connection broke during the commit and never came back: the effect may exist or not. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}
