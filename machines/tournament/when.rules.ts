import { type Ago, agoOf } from '../clock/clock.rules';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;
/** From so many days ahead a weekday would name today's as well. */
const WEEK_DAYS = 7;

/** So many minutes or hours ahead, or whole ones of a longer unit. */
export type Ahead = Ago;

/**
 * What is told of a start [§9]: the day it falls on or, on the same day, how long until then. `now`
 * is a start that has come, which nobody has told yet.
 */
export type StartTold =
  | { day: 'tomorrow' | 'weekday' | 'date' }
  | { day: 'today'; ahead: Ahead }
  | { day: 'now' };

/**
 * How long until an end that is so many milliseconds ahead [§9]: minutes up to 60 of them, hours up
 * to 24, then whole ones of the longest unit; undefined once it has come.
 */
export const aheadOf = (milliseconds: number): Ahead | undefined => {
  const seconds = milliseconds / SECOND_MS;
  if (seconds <= 0) return undefined;
  if (seconds <= HOUR_S) return { unit: 'minute', count: Math.ceil(seconds / MINUTE_S) };
  if (seconds <= DAY_S) return { unit: 'hour', count: Math.round(seconds / HOUR_S) };
  return agoOf(seconds);
};

/** `days` from the reader's own today to the day of the start, which is `milliseconds` ahead. */
export const startOf = (milliseconds: number, days: number): StartTold => {
  const ahead = aheadOf(milliseconds);
  if (ahead === undefined) return { day: 'now' };
  if (days <= 0) return { day: 'today', ahead };
  if (days === 1) return { day: 'tomorrow' };
  return { day: days < WEEK_DAYS ? 'weekday' : 'date' };
};

export type CountdownUnit = 'days' | 'hours' | 'minutes' | 'seconds';

/** One number of a countdown. */
export interface CountdownPart {
  unit: CountdownUnit;
  count: number;
}

/** A countdown in both of its modes [§9]: with its days or, in day mode, with hours alone. */
export type CountdownMode = 'days' | 'hours';

/** What is left of so many milliseconds; zeros once they have passed. */
export const countdownOf = (milliseconds: number, mode: CountdownMode): CountdownPart[] => {
  const left = Math.max(0, Math.floor(milliseconds / SECOND_MS));
  const days = Math.floor(left / DAY_S);
  const hours = Math.floor((mode === 'days' ? left % DAY_S : left) / HOUR_S);
  const rest: CountdownPart[] = [
    { unit: 'hours', count: hours },
    { unit: 'minutes', count: Math.floor((left % HOUR_S) / MINUTE_S) },
    { unit: 'seconds', count: left % MINUTE_S },
  ];
  return mode === 'days' ? [{ unit: 'days', count: days }, ...rest] : rest;
};

/** The mode that tells what is left without an empty number of days. */
export const countdownModeOf = (milliseconds: number): CountdownMode =>
  milliseconds >= DAY_S * SECOND_MS ? 'days' : 'hours';
