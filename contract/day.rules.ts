import { DAY_MS } from './limits';

const QUARTER_MS = 15 * 60 * 1_000;
/** No zone is further from UTC: +14:00, -12:00. */
const AHEAD_MS = 15 * 60 * 60 * 1_000;
const BEHIND_MS = 13 * 60 * 60 * 1_000;

const zones = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = zones.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  zones.set(zone, format);
  return format;
};

/** The day of UTC where the zone is told by nobody, or is none [§3 User timezone]. */
const inUtc = (at: number): string => new Date(at).toISOString().slice(0, 'yyyy-mm-dd'.length);

const dayIn = (at: number, zone: string | undefined): string => {
  if (zone === undefined) return inUtc(at);
  try {
    const parts = formatOf(zone).formatToParts(at);
    const of = (type: 'year' | 'month' | 'day') =>
      parts.find((part) => part.type === type)?.value ?? '';
    return `${of('year')}-${of('month')}-${of('day')}`;
  } catch {
    return inUtc(at);
  }
};

/** The day (`2026-11-24`) that it is for a player of this time zone at an instant (ISO 8601). */
export const dayAt = (at: string, zone?: string): string => dayIn(Date.parse(at), zone);

/** The day that days are counted from. */
export const EPOCH = '1970-01-01';

/** Whole days from one day to another; negative where that was before. */
export const daysBetween = (day: string, other: string): number =>
  Math.round((Date.parse(other) - Date.parse(day)) / DAY_MS);

/** The day after so many. */
export const dayAfter = (day: string, days = 1): string => inUtc(Date.parse(day) + days * DAY_MS);

/**
 * When a day begins in a time zone: the first quarter of an hour that belongs to it, also where
 * clocks are put forward at midnight. Every zone changes by whole quarters.
 */
export const startOf = (day: string, zone?: string): string => {
  const midnight = Date.parse(day);
  let before = (midnight - AHEAD_MS) / QUARTER_MS;
  let within = (midnight + BEHIND_MS) / QUARTER_MS;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (dayIn(middle * QUARTER_MS, zone) < day) before = middle;
    else within = middle;
  }
  return new Date(within * QUARTER_MS).toISOString();
};

/** So many days with something done on each, the last of them included. */
export interface Streak {
  readonly day: string;
  readonly days: number;
}

/** Between two days of a streak one may be missed. */
const FORGIVEN_GAP = 2;

/**
 * How many days a streak has that goes on today: one missed day is forgiven, after a longer pause
 * it begins anew. What is done on the same day again, or on a day before, adds nothing.
 */
export const streakOn = (streak: Streak | undefined, today: string): number => {
  if (streak === undefined) return 1;
  const gap = daysBetween(streak.day, today);
  if (gap <= 0) return streak.days;
  return gap <= FORGIVEN_GAP ? streak.days + 1 : 1;
};
