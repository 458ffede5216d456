import { keepLatest } from './latest';

/** A stream as the log's end has it. */
export interface KnownState {
  readonly version: number;
  /** Of the fold that made the state. */
  readonly revision: number;
  readonly state: unknown;
}

/** Streams kept at most; the longest unused make room. */
const STREAMS_MAX = 10_000;

/**
 * States of streams in a writer's memory, true as long as the log ends where this writer left it:
 * then nobody else wrote. Whoever finds another end forgets them all.
 */
export class KnownStates {
  #position = -1;
  readonly #states = new Map<string, KnownState>();

  has(name: string): boolean {
    return this.#states.has(name);
  }

  /** Of the log as it ends at `position`. */
  at(position: number): ReadonlyMap<string, KnownState> {
    if (position !== this.#position) this.#states.clear();
    this.#position = position;
    return this.#states;
  }

  /** What was read of the log's present end, or what it is after a commit that ends at `position`. */
  keep(position: number, states: Iterable<readonly [string, KnownState]>): void {
    this.#position = position;
    keepLatest(this.#states, states, STREAMS_MAX);
  }
}
