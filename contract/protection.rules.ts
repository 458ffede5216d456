import { DAY_MS, PLAY_MINUTES, PLAY_PAUSE_MS } from './limits';

/**
 * What a call, a reader of the log, a job or a timer is to the protection of who plays: it lets them
 * stake, takes their money in, entices them, pays them out, or does nothing of these [decision 34].
 */
export type Stance = 'stakes' | 'pays in' | 'promotes' | 'pays out' | 'neutral';

export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** What an amount in a currency may bound. */
export const amountKinds = ['deposit', 'loss', 'stake'] as const;
export type AmountKind = (typeof amountKinds)[number];

/** One limit of an account: an amount of a currency in a period, or minutes of play at a stretch. */
export type LimitName =
  | { readonly kind: AmountKind; readonly period: Period; readonly currency: string }
  | { readonly kind: 'time' };

/** `loss day EUR`, `time`: what the limit is kept under. */
export const limitKey = (name: LimitName): string =>
  name.kind === 'time' ? 'time' : `${name.kind} ${name.period} ${name.currency}`;

const DAY_CHARS = 'yyyy-mm-dd'.length;
const MONTH_CHARS = 'yyyy-mm'.length;

const instant = (ms: number): string => new Date(ms).toISOString();
const plus = (at: string, ms: number): string => instant(Date.parse(at) + ms);

/**
 * The day (`2026-11-24`) on which the period of an instant began: days of UTC, weeks from Monday,
 * months. Not of the player's time zone, which may be changed at will [decision 126].
 */
export const periodStart = (period: Period, at: string): string => {
  const day = at.slice(0, DAY_CHARS);
  if (period === 'day') return day;
  if (period === 'month') return `${day.slice(0, MONTH_CHARS)}-01`;
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return instant(Date.parse(day) - sinceMonday * DAY_MS).slice(0, DAY_CHARS);
};

/** The first instant after the period (ISO 8601). */
export const periodEnd = (period: Period, at: string): string => {
  const start = new Date(periodStart(period, at));
  if (period === 'month') start.setUTCMonth(start.getUTCMonth() + 1);
  else start.setUTCDate(start.getUTCDate() + (period === 'week' ? 7 : 1));
  return start.toISOString();
};

/** So many months later, on the last day of a month that has no such day. */
export const monthsAfter = (at: string, months: number): string => {
  const then = new Date(at);
  const day = then.getUTCDate();
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() + months);
  const last = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, last));
  return then.toISOString();
};

/** What was staked and won since a moment, in minor units of one currency. */
export interface Tally {
  readonly since: string;
  readonly staked: number;
  readonly won: number;
}

/** Play at a stretch: it is over once nothing was staked for `PLAY_PAUSE_MS`. */
export interface Stretch {
  /** ISO 8601: the first stake, and the last one. */
  readonly since: string;
  readonly last: string;
}

/** The stretch that is going on. */
export const stretchAt = (stretch: Stretch | undefined, at: string): Stretch | undefined =>
  stretch === undefined || at >= plus(stretch.last, PLAY_PAUSE_MS) ? undefined : stretch;

/** A time-out and a self-exclusion: no play until then. */
export type PauseKind = 'time-out' | 'exclusion';
export interface Pause {
  readonly kind: PauseKind;
  /** ISO 8601. */
  readonly until: string;
}

/** The pause that is going on. */
export const pauseAt = (pause: Pause | undefined, at: string): Pause | undefined =>
  pause !== undefined && at < pause.until ? pause : undefined;

/** How far an amount that is bounded was used in the period of now. */
export interface Used {
  readonly kind: AmountKind;
  readonly period: Period;
  readonly currency: string;
  /** Minor units. A loss may be below zero: then it was won. */
  readonly amount: number;
  readonly used: number;
}

/** What is left of a bounded amount; never below zero. */
export const leftOf = ({ amount, used }: Pick<Used, 'amount' | 'used'>): number =>
  Math.max(0, amount - used);

/** How a player stands to all that protects them, at one moment. */
export interface Guarded {
  readonly at: string;
  readonly pause?: Pause | undefined;
  readonly limits: readonly Used[];
  /** The stretch that is going on. */
  readonly stretch?: Stretch | undefined;
  /** Minutes of play at a stretch. */
  readonly minutes?: number | undefined;
  /** When the next reality check is due; absent without one, and while nothing is played. */
  readonly checkAt?: string | undefined;
  /** What the player owes: a payment was taken back when it was gone already. */
  readonly debt?: Wanted | undefined;
}

/** `debt`: the provider took back what was played with; it is paid before anything is staked. */
export const barredRules = [
  'time-out',
  'exclusion',
  'deposit-limit',
  'loss-limit',
  'stake-limit',
  'time-limit',
  'reality-check',
  'debt',
] as const;

/** Why something is refused, and from when it no longer is. */
export interface Barred {
  readonly rule: (typeof barredRules)[number];
  readonly until?: string;
  readonly period?: Period;
  readonly currency?: string;
  /** Minor units. */
  readonly limit?: number;
  readonly left?: number;
}

const limitBars = (
  { limits, at }: Guarded,
  isMeant: (limit: Used) => boolean,
  amount: number,
): Barred | undefined => {
  const found = limits.find((limit) => isMeant(limit) && leftOf(limit) < amount);
  if (found === undefined) return undefined;
  const { kind, period, currency, amount: limit } = found;
  const until = periodEnd(period, at);
  return { rule: `${kind}-limit`, period, currency, limit, left: leftOf(found), until };
};

const timeBars = ({ at, minutes, stretch }: Guarded): Barred | undefined =>
  minutes === undefined || stretch === undefined || at < plus(stretch.since, minutes * 60_000)
    ? undefined
    : { rule: 'time-limit', until: plus(stretch.last, PLAY_PAUSE_MS) };

/** The least that a limit has to leave for anything of its kind. */
const ANY = 1;

/** How much of which currency is staked or paid in; absent where a table is only opened. */
export interface Wanted {
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
}

/**
 * The one policy [decision 34]: what bars somebody from something of this stance, the strictest first.
 * What is paid out is never barred. A used-up limit bars what entices, too; one on losses or stakes
 * bars paying in what could not be played with.
 */
export const barredBy = (stance: Stance, guarded: Guarded, wanted?: Wanted): Barred | undefined => {
  if (stance === 'pays out' || stance === 'neutral') return undefined;
  const { pause, at, checkAt, debt } = guarded;
  if (pause !== undefined) return { rule: pause.kind, until: pause.until };
  if (stance === 'promotes') {
    return limitBars(guarded, () => true, ANY) ?? timeBars(guarded);
  }
  // Opening a table is a stake to come: who owes is told there.
  if (stance === 'stakes' && debt !== undefined)
    return { rule: 'debt', currency: debt.currency, left: debt.amount };
  if (wanted === undefined) return undefined;
  const isPlay = ({ kind, currency }: Used) => kind !== 'deposit' && currency === wanted.currency;
  const isDeposit = ({ kind, currency }: Used) =>
    kind === 'deposit' && currency === wanted.currency;
  if (stance === 'pays in') {
    return limitBars(guarded, isDeposit, wanted.amount) ?? limitBars(guarded, isPlay, ANY);
  }
  if (checkAt !== undefined && at >= checkAt) return { rule: 'reality-check' };
  return timeBars(guarded) ?? limitBars(guarded, isPlay, wanted.amount);
};

/** Whether a change of a bound makes it stricter: at once; undefined is none. */
export const isStricter = (now: number | undefined, wanted: number | null): boolean =>
  wanted !== null && (now === undefined || wanted < now);

/** Whether so many minutes may be a limit of play at a stretch. */
export const isPlayTime = (minutes: number): boolean =>
  minutes >= PLAY_MINUTES[0] && minutes <= PLAY_MINUTES[1];
