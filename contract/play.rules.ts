import type { Jurisdiction } from './country';
import { COINS, FUN } from './limits';

/** The three play modes of §1; the default is fun [§9]. */
export const playModes = ['fun', 'coins', 'money'] as const;
export type PlayMode = (typeof playModes)[number];

/** The mode that a currency is played in: demo coins, coins, or money. */
export const modeOf = (currency: string): PlayMode =>
  currency === FUN ? 'fun' : currency === COINS ? 'coins' : 'money';

/** Facts about a player that decide what they may play [§5]. */
export interface PlayFacts {
  signedIn: boolean;
  /** Whole years; absent counts as restricted [§5 Age]. */
  age?: number;
  jurisdictions: readonly Jurisdiction[];
  /** An affiliate covers the player's jurisdictions for this game. */
  affiliate: boolean;
  isVerified: boolean;
  /** The game is played for fun and coins alone, wherever one is. */
  coinsOnly?: boolean;
  /** The operator does not offer the game there. */
  isWithheld?: boolean;
}

/** The rules that can refuse a mode, named so that a refusal says which one did [decision 30]. */
export const playRules = [
  'game-withheld',
  'not-signed-in',
  'no-jurisdiction',
  'simulated-gambling-restricted',
  'birth-date-missing',
  'too-young',
  'real-money-not-offered',
  'not-licensed',
  'not-verified',
] as const;
export type PlayRule = (typeof playRules)[number];

/** Whether a mode is offered; a refusal names the rule, the jurisdiction and the fact [§5]. */
export type PlayProof =
  | { allowed: true }
  | {
      allowed: false;
      rule: PlayRule;
      jurisdiction?: string | undefined;
      /** The age that the jurisdiction asks for, and the player's, in whole years. */
      needs?: number | undefined;
      age?: number | undefined;
    };

const refuse = (
  rule: PlayRule,
  jurisdiction?: string,
  needs?: number,
  age?: number,
): PlayProof => ({
  allowed: false,
  rule,
  ...(jurisdiction === undefined ? {} : { jurisdiction }),
  ...(needs === undefined ? {} : { needs }),
  ...(age === undefined ? {} : { age }),
});

/** Old enough for at least one of the given limits; the lowest limit is what is missing. */
const ageAnswer = (
  facts: PlayFacts,
  open: readonly Jurisdiction[],
  limit: (jurisdiction: Jurisdiction) => number,
): PlayProof => {
  const lowest = open.reduce((a, b) => (limit(b) < limit(a) ? b : a));
  if (limit(lowest) <= 0) return { allowed: true };
  if (facts.age === undefined) return refuse('birth-date-missing', lowest.name, limit(lowest));
  return facts.age >= limit(lowest)
    ? { allowed: true }
    : refuse('too-young', lowest.name, limit(lowest), facts.age);
};

const simulatedAge = (place: Jurisdiction): number => place.simulatedGamblingAgeRestriction;

/**
 * Available unless every jurisdiction restricts simulated gambling, or the account says that its
 * player is too young for it; of whom nothing is known, nothing is held against [§5, decision 30].
 */
const fun = (facts: PlayFacts): PlayProof => {
  if (facts.jurisdictions.length === 0) return { allowed: true };
  const open = facts.jurisdictions.filter((place) => !place.restrictSimulatedGambling);
  if (open.length === 0) {
    return refuse('simulated-gambling-restricted', facts.jurisdictions[0]?.name);
  }
  const isKnown = facts.signedIn && facts.age !== undefined;
  return isKnown ? ageAnswer(facts, open, simulatedAge) : { allowed: true };
};

/** Needs a signed-in player of age, and the same condition as fun [§5, decision 30]. */
const coins = (facts: PlayFacts): PlayProof => {
  if (!facts.signedIn) return refuse('not-signed-in');
  if (facts.jurisdictions.length === 0) return refuse('no-jurisdiction');
  const open = facts.jurisdictions.filter((place) => !place.restrictSimulatedGambling);
  if (open.length === 0) {
    return refuse('simulated-gambling-restricted', facts.jurisdictions[0]?.name);
  }
  return ageAnswer(facts, open, simulatedAge);
};

/** Needs a jurisdiction with real money that is licensed or covered by an affiliate [§5]. */
const money = (facts: PlayFacts): PlayProof => {
  if (!facts.signedIn) return refuse('not-signed-in');
  if (facts.jurisdictions.length === 0) return refuse('no-jurisdiction');
  const free = facts.jurisdictions.filter((place) => !place.restrictSimulatedGambling);
  if (free.length === 0) {
    return refuse('simulated-gambling-restricted', facts.jurisdictions[0]?.name);
  }
  if (facts.coinsOnly === true) return refuse('real-money-not-offered', free[0]?.name);
  const real = free.filter((place) => place.realMoneyGambling);
  if (real.length === 0) return refuse('real-money-not-offered', free[0]?.name);
  const open = real.filter((place) => place.licensed || facts.affiliate);
  if (open.length === 0) return refuse('not-licensed', real[0]?.name);
  const bothAges = (place: Jurisdiction): number =>
    Math.max(simulatedAge(place), place.realMoneyAgeRestriction);
  const old = ageAnswer(facts, open, bothAges);
  if (!old.allowed) return old;
  if (facts.isVerified) return { allowed: true };
  // Where the age suffices, the identity is what is missing.
  const missing = open.find((place) => bothAges(place) <= (facts.age ?? 0));
  return refuse('not-verified', missing?.name);
};

const modes: Record<PlayMode, (facts: PlayFacts) => PlayProof> = { fun, coins, money };

/** Whether a mode is offered, and if not, which rule of which jurisdiction refuses [§5]. */
export const mayPlay = (mode: PlayMode, facts: PlayFacts): PlayProof =>
  facts.isWithheld === true ? refuse('game-withheld') : modes[mode](facts);

/** Whole years between a birth date and an instant (ISO 8601). */
export const ageAt = (
  birthday: { day: number; month: number; year: number },
  now: string,
): number => {
  const [year = 0, month = 0, day = 0] = now.slice(0, 10).split('-').map(Number);
  const before = month < birthday.month || (month === birthday.month && day < birthday.day);
  return year - birthday.year - (before ? 1 : 0);
};

/** What a table may offer beyond a press a round, where the player is [decisions 120, 180]. */
export interface Pace {
  autoplay: boolean;
  turbo: boolean;
  skip: boolean;
}

/** One jurisdiction of the place that forbids it is enough. */
export const paceAt = (jurisdictions: readonly Jurisdiction[]): Pace => ({
  autoplay: !jurisdictions.some(({ restrictAutoplay }) => restrictAutoplay),
  turbo: !jurisdictions.some(({ restrictTurbo }) => restrictTurbo),
  skip: !jurisdictions.some(({ restrictSkip }) => restrictSkip),
});
