import { hash } from 'node:crypto';
import { burstMs } from '../../contract/flight.rules';
import {
  DAY_MS,
  FLIGHT_BOARD_MS,
  FLIGHT_CHAIN,
  FLIGHT_MULTIPLE_MAX,
  FLIGHT_REST_MS,
} from '../../contract/limits';
import { drawCrash } from '../../games/crash/crash.rules';
import { fairDraw } from '../../games/fair/fair.rules';
import type { Secrets } from '../secret/secret';

/** What a day's last seed is derived for. */
export const CHAIN = 'flight chain';

/** How long each flight takes on the ground, in milliseconds. */
export interface Pace {
  readonly boardMs: number;
  readonly restMs: number;
  /** When the first flight boards, in place of midnight (ms since 1970): for tests alone. */
  readonly begins?: number;
  /** Which flights are flown, by what they burst at; the others are passed over: for tests alone. */
  readonly flies?: (crash: number) => boolean;
}

export const housePace: Pace = { boardMs: FLIGHT_BOARD_MS, restMs: FLIGHT_REST_MS };

/** The UTC day of an instant (ms since 1970), `YYYY-MM-DD`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
export const dayAfter = (day: string): string => dayOf(Date.parse(day) + DAY_MS);

const sealOf = (seed: string): string => hash('sha256', seed);

/**
 * A day's seeds from its last one: each is the SHA-256 of the one after it, so that the head, which
 * seals the first flight's, seals them all. Element n is the seed of flight n; element 0 is the head.
 */
export const chainFrom = (last: string): readonly string[] => {
  const chain = new Array<string>(FLIGHT_CHAIN + 1);
  chain[FLIGHT_CHAIN] = last;
  for (let n = FLIGHT_CHAIN; n > 0; n -= 1) chain[n - 1] = sealOf(chain[n] ?? '');
  return chain;
};

/** The seed of a flight that was sealed by `commit`, whichever master secret it was derived from. */
export const flownSeedOf = (
  secrets: Pick<Secrets, 'recall'>,
  name: string,
  number: number,
  commit: string,
): string => {
  const last = secrets.recall(CHAIN, name, (derived) => chainFrom(derived)[number - 1] === commit);
  return chainFrom(last)[number] ?? '';
};

/** A flight; instants in milliseconds since 1970. What it bursts at is the house's until it has. */
export interface Planned {
  readonly day: string;
  readonly number: number;
  readonly commit: string;
  readonly serverSeed: string;
  /** In hundredths. */
  readonly crash: number;
  readonly boardsAt: number;
  readonly startsAt: number;
  readonly burstsAt: number;
  /** When the next one boards. */
  readonly endsAt: number;
}

/** The most that a flight takes in the air. */
const LONGEST_MS = burstMs(FLIGHT_MULTIPLE_MAX);

/**
 * A day's flights one after the other from midnight UTC: when each is follows from its seeds alone, so
 * that every process, and one that was killed and is back, sees the same [decision 144].
 */
export class Schedule {
  readonly #flights: Planned[] = [];
  readonly #midnight: number;
  readonly #begins: number;

  constructor(
    readonly day: string,
    readonly chain: readonly string[],
    readonly pace: Pace = housePace,
  ) {
    this.#midnight = Date.parse(day);
    this.#begins = Math.max(this.#midnight, pace.begins ?? 0);
  }

  get head(): string {
    return this.chain[0] ?? '';
  }

  /** The flight that is boarding, flying or over at an instant; undefined after the day's last. */
  at(now: number): Planned | undefined {
    while ((this.#flights.at(-1)?.endsAt ?? this.#begins) <= now) {
      const next = this.#next();
      if (next === undefined) return undefined;
      this.#flights.push(next);
    }
    // Looked for from the end: it is the last one, or, of a round that is settled, near it.
    return this.#flights.findLast(({ boardsAt }) => boardsAt <= now);
  }

  /** So many of those that were over before a flight, the latest first. */
  before(number: number, count: number): readonly Planned[] {
    const here = this.#flights.findIndex((flight) => flight.number === number);
    return this.#flights.slice(Math.max(0, here - count), Math.max(0, here)).reverse();
  }

  #next(): Planned | undefined {
    const { boardMs, restMs, flies } = this.pace;
    const boardsAt = this.#flights.at(-1)?.endsAt ?? this.#begins;
    const startsAt = boardsAt + boardMs;
    if (startsAt + LONGEST_MS + restMs > this.#midnight + DAY_MS) return undefined;
    const { day, chain } = this;
    for (let number = (this.#flights.at(-1)?.number ?? 0) + 1; ; number += 1) {
      const [commit = '', serverSeed] = [chain[number - 1], chain[number]];
      if (serverSeed === undefined) return undefined;
      const crash = drawCrash(fairDraw({ serverSeed, clientSeed: day, nonce: number }));
      if (flies?.(crash) === false) continue;
      const burstsAt = startsAt + burstMs(crash);
      const endsAt = burstsAt + restMs;
      return { day, number, commit, serverSeed, crash, boardsAt, startsAt, burstsAt, endsAt };
    }
  }
}
