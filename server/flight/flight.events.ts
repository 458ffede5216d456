import type { StreamKind } from '../store/stream';

/** The seal of a day's flights, written down before the first of them [decision 144]. */
export interface FlightEvent {
  type: 'flights.committed';
  /** SHA-256 of the first flight's seed, hex. */
  head: string;
}

export interface FlightState {
  head?: string;
}

/** A day of a game's flights; its stream is named by both: `game_rocket-wheel/2026-11-25`. */
export const flightKind: StreamKind<FlightState, FlightEvent> = {
  name: 'flights',
  initial: {},
  evolve: (_, { head }) => ({ head }),
};

/** The stream of a day (`YYYY-MM-DD`) of a game's flights. */
export const flightsOf = (game: string, day: string): string => `${game}/${day}`;
