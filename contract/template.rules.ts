import { DAY_MS, MONTH_DAYS, TOURNAMENT_ENTRIES_MIN, TOURNAMENT_WINNERS } from './limits';
import { potOf, prizesOf, type TournamentMode, winnerCountOf } from './tournament.rules';

const MINUTE_MS = 60_000;

/** How often a tournament comes again, in minutes from one start to the next. */
export const rhythms = { hour: 60, 'two-hours': 120, day: 1_440, week: 10_080 } as const;
export type Rhythm = keyof typeof rhythms;
export const rhythmNames = Object.keys(rhythms) as Rhythm[];

/** When a tournament comes; all in whole minutes of UTC. */
export interface Timetable {
  readonly every: Rhythm;
  /** From the hour, from midnight or from Monday's midnight to the start. */
  readonly at: number;
  readonly lasts: number;
  /** So long before its start it is shown. */
  readonly ahead: number;
}

/** A Monday, 00:00 UTC: from it on weeks are counted. */
const MONDAY_MS = Date.parse('2026-01-05T00:00:00.000Z');

/** The starts after `from` and until `until`, in their order; all in milliseconds. */
export const startsBetween = (
  { every, at }: Pick<Timetable, 'every' | 'at'>,
  from: number,
  until: number,
): number[] => {
  const step = rhythms[every] * MINUTE_MS;
  const first = MONDAY_MS + at * MINUTE_MS;
  const next = first + (Math.floor((from - first) / step) + 1) * step;
  return Array.from(
    { length: Math.max(Math.floor((until - next) / step) + 1, 0) },
    (_, index) => next + index * step,
  );
};

/** The first start after `now` (milliseconds). */
export const nextStart = (when: Pick<Timetable, 'every' | 'at'>, now: number): number => {
  const [next = now] = startsBetween(when, now, now + rhythms[when.every] * MINUTE_MS);
  return next;
};

/** Why a timetable cannot be kept; undefined where it can. */
export const timetableFlaw = ({
  every,
  at,
  lasts,
  ahead,
}: Timetable): keyof Timetable | undefined => {
  const step = rhythms[every];
  if (at >= step) return 'at';
  // Of one template one is under way at a time, and one is always to come.
  if (lasts > step) return 'lasts';
  return ahead < step ? 'ahead' : undefined;
};

/** What is played for, in minor units. */
export interface Stakes {
  readonly mode: TournamentMode;
  readonly buyIn: number;
  readonly guaranteed: number;
  readonly winners?: number | undefined;
}

/** What comes of one tournament that so many enter, in minor units. */
export interface Outlook {
  readonly entries: number;
  /** Too few: it is cancelled, and costs nothing. */
  readonly isCancelled: boolean;
  readonly pot: number;
  /** What the house adds to the buy-ins. */
  readonly added: number;
  /** Of each place, the first one first. */
  readonly prizes: readonly number[];
}

export const outlookOf = (
  { mode, buyIn, guaranteed, winners }: Stakes,
  entries: number,
): Outlook => {
  if (entries < TOURNAMENT_ENTRIES_MIN)
    return { entries, isCancelled: true, pot: 0, added: 0, prizes: [] };
  const pot = potOf({ buyIn, entries, guaranteed });
  return {
    entries,
    isCancelled: false,
    pot,
    added: pot - buyIn * entries,
    prizes: prizesOf(pot, winnerCountOf(entries, winners), mode),
  };
};

/** With how many entries the house adds nothing any more; undefined where it always does. */
export const breakEven = ({ buyIn, guaranteed }: Stakes): number | undefined =>
  buyIn === 0 && guaranteed > 0
    ? undefined
    : Math.max(Math.ceil(guaranteed / Math.max(buyIn, 1)), TOURNAMENT_ENTRIES_MIN);

/** The most that the house adds in a month of thirty days, in minor units: each time with the fewest. */
export const monthsMost = (stakes: Stakes, when: Pick<Timetable, 'every' | 'at'>): number =>
  outlookOf(stakes, TOURNAMENT_ENTRIES_MIN).added *
  startsBetween(when, 0, MONTH_DAYS * DAY_MS).length;

/** Whether a place would win nothing, with so few or so many players that one does. */
export const leavesNothing = (stakes: Stakes): boolean => {
  const most = Math.max(stakes.winners ?? TOURNAMENT_WINNERS, TOURNAMENT_ENTRIES_MIN);
  return Array.from({ length: most - 1 }, (_, index) => index + TOURNAMENT_ENTRIES_MIN).some(
    (entries) => outlookOf(stakes, entries).prizes.some((prize) => prize <= 0),
  );
};
