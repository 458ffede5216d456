import {
  TOURNAMENT_ENTRIES_MIN,
  TOURNAMENT_SETTLE_MS,
  TOURNAMENT_STREAK,
  TOURNAMENT_WINNERS,
} from './limits';

/** Upcoming, active, finished, cancelled [§4, decision 26]. */
export const tournamentStates = [0, 1, 2, 3] as const;
export type TournamentState = (typeof tournamentStates)[number];

/** Coins; coins whose currency is not displayed, as points; money [§3]. */
export const tournamentModes = [0, 1, 2] as const;
export type TournamentMode = (typeof tournamentModes)[number];
/** The mode in which no currency is displayed [§3]. */
export const POINTS_MODE = 1;

/** The lists of §2: what is cancelled is listed under completed. */
export const tournamentTypes = ['upcoming', 'active', 'completed'] as const;
export type TournamentType = (typeof tournamentTypes)[number];

export const typeOf = (state: TournamentState): TournamentType => {
  if (state === 0) return 'upcoming';
  return state === 1 ? 'active' : 'completed';
};

/**
 * How points are made: the best single multiplier, the sum of all, or the largest sum of twenty
 * rounds one after the other.
 */
export const scoringKinds = ['best', 'sum', 'streak'] as const;
export type ScoringKind = (typeof scoringKinds)[number];

const HUNDREDTHS = 100;

/**
 * What a round makes, in whole hundredths of its stake, rounded down: 250 is two and a half times.
 * `won` is without the jackpot, which no stake makes larger.
 */
export const multipleOf = ({ won, staked }: { won: number; staked: number }): number =>
  staked > 0 ? Math.floor((won * HUNDREDTHS) / staked) : 0;

/** Where a player stands by the rounds so far. */
export interface Score {
  /** In hundredths. */
  readonly score: number;
  /** Which of the rounds reached it, from 0; -1 before any did. */
  readonly reachedBy: number;
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0);

/** What the rounds up to the last of these make. */
const pointsAfter: Readonly<Record<ScoringKind, (multiples: readonly number[]) => number>> = {
  best: (multiples) => multiples.at(-1) ?? 0,
  sum,
  streak: (multiples) => sum(multiples.slice(-TOURNAMENT_STREAK)),
};

/** The score of a player's rounds in the order in which they ended, each by its multiple. */
export const scoreOf = (kind: ScoringKind, multiples: readonly number[]): Score =>
  multiples.reduce<Score>(
    (best, _, index) => {
      const points = pointsAfter[kind](multiples.slice(0, index + 1));
      return points > best.score ? { score: points, reachedBy: index } : best;
    },
    { score: 0, reachedBy: -1 },
  );

/** What orders a leaderboard: the higher score, then who reached it earlier [decision 26]. */
export interface Placed {
  readonly score: number;
  /** Position in the log at which the score was reached, or the tournament entered. */
  readonly reached: number;
}

export const byPlace = (one: Placed, other: Placed): number =>
  other.score - one.score || one.reached - other.reached;

/**
 * What is played for, in minor units: the buy-ins of all entries, of one where there is none yet, and
 * never less than what is guaranteed [§9].
 */
export const potOf = ({
  buyIn,
  entries,
  guaranteed,
}: {
  buyIn: number;
  entries: number;
  guaranteed: number;
}): number => Math.max(buyIn * Math.max(entries, 1), guaranteed);

/** How many win: three, or as many as the tournament says, and never more than there are [decision 26]. */
export const winnerCountOf = (entries: number, winners: number = TOURNAMENT_WINNERS): number =>
  Math.min(winners, entries);

const halved = (pot: number, winners: number, unit: number): number[] => {
  let left = pot;
  return Array.from({ length: winners }, (_, index) => {
    const prize = index === winners - 1 ? left : Math.round(left / (2 * unit)) * unit;
    left -= prize;
    return prize;
  });
};

const isFair = (prizes: readonly number[]): boolean =>
  prizes.every((prize, rank) => prize > 0 && prize <= (prizes[rank - 1] ?? prize));

const UNITS = [1_000, 100, 10, 1];
const POINTS_UNITS = [10, 1];

/**
 * What each rank wins, the first one first: half of what is left, rounded to 1000, or to 10 where
 * points are played for; the last one takes the rest. Where rounding would give a lower rank more, or
 * a rank nothing, it is finer. The sum is always the pot [§9, decision 26]. A pot smaller than two to
 * the power of the ranks leaves the last ones nothing.
 */
export const prizesOf = (pot: number, winners: number, mode: TournamentMode): number[] => {
  const units = mode === POINTS_MODE ? POINTS_UNITS : UNITS;
  const unit = units.find((one) => isFair(halved(pot, winners, one))) ?? 1;
  return halved(pot, winners, unit);
};

/** What a rank (from 1) wins: nothing where it is none of the first. */
export const prizeOf = (prizes: readonly number[], rank: number): number => prizes[rank - 1] ?? 0;

/** A scratch card of a kind for each of the first places. */
export interface PlaceCards {
  readonly typeId: string;
  readonly places: number;
}

/** Whether a place brings a card besides what it wins: of whoever played a round that counted. */
export const isCardWon = (
  cards: Pick<PlaceCards, 'places'> | undefined,
  { rank, rounds }: { rank: number; rounds: number },
): boolean => cards !== undefined && rank <= cards.places && rounds > 0;

/** The conditions of an entry that can refuse somebody, beyond what refuses every stake. */
export const entryRules = [
  'country',
  'birth-date-missing',
  'too-young',
  'level',
  'not-verified',
] as const;
export type EntryRule = (typeof entryRules)[number];

/** Whom a tournament takes; what is absent asks for nothing. */
export interface EntryConditions {
  /** Codes of the countries that it takes players from. */
  readonly countries?: readonly string[] | undefined;
  /** Whole years. */
  readonly minAge?: number | undefined;
  readonly minLevel?: number | undefined;
  readonly verified?: boolean | undefined;
}

export interface EntrantFacts {
  readonly country: string;
  /** Whole years; absent where no birth date is told. */
  readonly age?: number | undefined;
  readonly level: number;
  readonly isVerified: boolean;
}

/** The rules that refuse this player, in the order in which they are told. */
export const unmetBy = (
  { countries, minAge, minLevel, verified }: EntryConditions,
  { country, age, level, isVerified }: EntrantFacts,
): EntryRule[] => {
  const refusals: Readonly<Record<EntryRule, boolean>> = {
    country: countries !== undefined && !countries.includes(country),
    'birth-date-missing': minAge !== undefined && age === undefined,
    'too-young': minAge !== undefined && age !== undefined && age < minAge,
    level: minLevel !== undefined && level < minLevel,
    'not-verified': verified === true && !isVerified,
  };
  return entryRules.filter((rule) => refusals[rule]);
};

export interface TournamentTimes {
  readonly state: TournamentState;
  /** ISO 8601. */
  readonly start: string;
  readonly end: string;
}

/** It takes players until its end; `now` in milliseconds [decision 26]. */
export const takesPlayers = ({ state, end }: TournamentTimes, now: number): boolean =>
  state <= 1 && now < Date.parse(end);

/** Who is in may leave, with the buy-in, until it starts [decision 26]. */
export const mayLeave = ({ state, start }: TournamentTimes, now: number): boolean =>
  state === 0 && now < Date.parse(start);

/** Rounds of it can be bet now. */
export const isPlayed = ({ state, start, end }: TournamentTimes, now: number): boolean =>
  state <= 1 && now >= Date.parse(start) && now < Date.parse(end);

/** Its time is over, and its last rounds are waited for before it is decided. */
export const isBeingDecided = ({ state, end }: TournamentTimes, now: number): boolean =>
  state === 1 && now >= Date.parse(end);

/** When its ranks are final at the latest: rounds that were bet in time have so long to end. */
export const decidedAt = ({ end }: Pick<TournamentTimes, 'end'>): number =>
  Date.parse(end) + TOURNAMENT_SETTLE_MS;

/** With fewer entries at its start it is cancelled [decision 26]. */
export const isTooSmall = (entries: number): boolean => entries < TOURNAMENT_ENTRIES_MIN;
