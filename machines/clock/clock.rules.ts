import { JUST_NOW_S, MONTH_DAYS, YEAR_DAYS } from '../../contract/limits';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** The units of relative time, the longest first, each in seconds [§9]. */
const unitSeconds = {
  year: YEAR_DAYS * DAY_S,
  month: MONTH_DAYS * DAY_S,
  week: 7 * DAY_S,
  day: DAY_S,
  hour: HOUR_S,
  minute: MINUTE_S,
  second: 1,
};

export type AgoUnit = keyof typeof unitSeconds;

/** How long ago a moment was: so many whole ones of the longest unit that fits. */
export interface Ago {
  unit: AgoUnit;
  count: number;
}

/**
 * Relative time [§9] of a moment so many seconds ago; undefined is just now, as is what a clock
 * that goes slow takes for the future.
 */
export const agoOf = (seconds: number): Ago | undefined => {
  if (seconds < JUST_NOW_S) return undefined;
  const units = Object.entries(unitSeconds) as [AgoUnit, number][];
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? ['second', 1];
  return { unit, count: Math.floor(seconds / length) };
};
