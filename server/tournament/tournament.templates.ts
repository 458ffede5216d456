import { COINS, DAY_MS } from '../../contract/limits';
import { POINTS_MODE } from '../../contract/tournament.rules';
import type { TournamentTerms } from './tournament.events';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;

/** A tournament that comes again: data that an operator replaces [decision 114]. */
export interface TournamentTemplate
  extends Omit<TournamentTerms, 'templateId' | 'start' | 'end' | 'currency'> {
  readonly id: string;
  /** From one start to the next. */
  readonly everyMs: number;
  /** From midnight UTC to the first start of a day; of a week, from its Monday. */
  readonly offsetMs: number;
  readonly lastsMs: number;
  /** So long before its start it becomes visible: at least one is always to come. */
  readonly aheadMs: number;
}

const games = (...slugs: readonly string[]): string[] => slugs.map((slug) => `game_${slug}`);

export const tournamentTemplates: readonly TournamentTemplate[] = [
  {
    id: 'hourly-freeroll',
    name: 'Hourly freeroll',
    description:
      'Free to enter: the best single win against its stake within three quarters of an hour',
    motif: 'freeroll',
    mode: POINTS_MODE,
    buyIn: 0,
    games: games('lantern-run', 'neon-orchard', 'starlight-parade'),
    scoring: 'best',
    leastStake: 5,
    guaranteed: 500,
    conditions: {},
    everyMs: HOUR_MS,
    offsetMs: 0,
    lastsMs: 45 * MINUTE_MS,
    aheadMs: 2 * HOUR_MS,
  },
  {
    id: 'daily-sprint',
    name: 'Daily sprint',
    description: 'Twenty rounds one after the other, as good as they get, within two hours',
    motif: 'streak',
    mode: 0,
    buyIn: 100,
    games: games('coin-cascade', 'comet-fall'),
    scoring: 'streak',
    leastStake: 10,
    guaranteed: 2_000,
    conditions: {},
    everyMs: DAY_MS,
    offsetMs: 18 * HOUR_MS,
    lastsMs: 2 * HOUR_MS,
    aheadMs: 26 * HOUR_MS,
  },
  {
    id: 'evening-reels',
    name: 'Evening reels',
    description: 'The best single spin of the evening, at any of the slots',
    motif: 'reels',
    mode: 0,
    buyIn: 250,
    games: games(
      'lantern-run',
      'neon-orchard',
      'tidal-arcade',
      'midnight-carousel',
      'ferris-fortune',
    ),
    scoring: 'best',
    leastStake: 20,
    guaranteed: 5_000,
    winners: 5,
    cards: { typeId: 'neon-nights', places: 10 },
    conditions: { minLevel: 2 },
    everyMs: DAY_MS,
    offsetMs: 20 * HOUR_MS,
    lastsMs: 3 * HOUR_MS,
    aheadMs: 26 * HOUR_MS,
  },
  {
    id: 'weekly-grand',
    name: 'Weekly grand',
    description: 'A week of everything: each round adds what it makes of its stake',
    motif: 'crown',
    mode: 0,
    buyIn: 500,
    games: games(
      'high-striker',
      'promenade-roulette',
      'lantern-run',
      'coin-cascade',
      'lantern-mines',
    ),
    scoring: 'sum',
    leastStake: 50,
    guaranteed: 20_000,
    winners: 10,
    cards: { typeId: 'zodiac-sky', places: 25 },
    conditions: { minLevel: 3 },
    everyMs: WEEK_MS,
    offsetMs: 0,
    lastsMs: WEEK_MS,
    aheadMs: WEEK_MS + DAY_MS,
  },
  {
    id: 'card-night',
    name: 'Card night',
    description: 'A long night at the card tables, for players whose identity is verified',
    motif: 'cards',
    mode: 0,
    buyIn: 1_000,
    games: games('pavilion-blackjack', 'arcade-jacks'),
    scoring: 'sum',
    leastStake: 50,
    guaranteed: 15_000,
    winners: 5,
    conditions: { minAge: 21, verified: true },
    everyMs: WEEK_MS,
    offsetMs: 4 * DAY_MS + 19 * HOUR_MS,
    lastsMs: 5 * HOUR_MS,
    aheadMs: WEEK_MS + DAY_MS,
  },
  {
    id: 'alpine-wheel',
    name: 'Alpine wheel',
    description: 'Roulette on Sunday, for players from Austria, Germany and Switzerland',
    motif: 'wheel',
    mode: 0,
    buyIn: 200,
    games: games('promenade-roulette'),
    scoring: 'best',
    leastStake: 10,
    guaranteed: 3_000,
    conditions: { countries: ['AT', 'CH', 'DE'] },
    everyMs: WEEK_MS,
    offsetMs: 6 * DAY_MS + 14 * HOUR_MS,
    lastsMs: 8 * HOUR_MS,
    aheadMs: WEEK_MS + DAY_MS,
  },
];

/** A Monday, 00:00 UTC: from it on weeks are counted. */
const MONDAY_MS = Date.parse('2026-01-05T00:00:00.000Z');

export interface Occurrence {
  readonly id: string;
  readonly terms: TournamentTerms;
}

/** A template's tournament that starts at `startMs`. */
export const occurrence = (
  { id, everyMs: _e, offsetMs: _o, aheadMs: _a, lastsMs, ...terms }: TournamentTemplate,
  startMs: number,
): Occurrence => {
  const start = new Date(startMs).toISOString();
  const minute = start.slice(0, 'yyyy-mm-ddThh:mm'.length).replace(/[-T:]/g, '');
  return {
    id: `tournament_${id}-${minute}`,
    terms: {
      ...terms,
      templateId: id,
      currency: COINS,
      start,
      end: new Date(startMs + lastsMs).toISOString(),
    },
  };
};

/** What of a template is to be visible at `now` (milliseconds) and has not started, the first one first. */
export const occurrencesAt = (template: TournamentTemplate, now: number): Occurrence[] => {
  const { everyMs, offsetMs, aheadMs } = template;
  const first = MONDAY_MS + offsetMs;
  const next = first + (Math.floor((now - first) / everyMs) + 1) * everyMs;
  const starts: number[] = [];
  for (let start = next; start <= now + aheadMs; start += everyMs) starts.push(start);
  return starts.map((start) => occurrence(template, start));
};
