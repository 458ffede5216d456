import { msTo } from '../../contract/flight.rules';
import { type CrashState, isSetDown, limitOf } from '../../games/crash/crash.rules';
import type { Json } from '../../games/engine';
import type { RoundFairness } from '../round/round.events';

/** When a flight takes off, and when the house ends this rider's round of it; ms since 1970. */
export interface FlightTimes {
  readonly startsAt: number;
  readonly dueAt: number;
  /** The flight reaches where the rider is set down without a press. */
  readonly isSetDown: boolean;
}

/** The instants of a round of a flight; undefined of any other round. */
export const flightTimes = ({
  fairness,
  state,
}: {
  fairness?: RoundFairness;
  state?: Json;
}): FlightTimes | undefined => {
  if (fairness?.flight === undefined || state === undefined) return undefined;
  const startsAt = Date.parse(fairness.flight.startsAt);
  const hidden = state as CrashState;
  const setDown = isSetDown(hidden);
  const inAir = msTo(setDown ? limitOf(hidden) : hidden.crash + 1);
  return { startsAt, dueAt: startsAt + inAir, isSetDown: setDown };
};
