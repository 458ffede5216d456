import type { TemplateTerms } from '../../contract/template.desk';
import { rhythms } from '../../contract/template.rules';
import { POINTS_MODE } from '../../contract/tournament.rules';

const HOUR = rhythms.hour;
const DAY = rhythms.day;
const WEEK = rhythms.week;

const games = (...slugs: readonly string[]): string[] => slugs.map((slug) => `game_${slug}`);

/** By what its name and description are translated by. */
const samples: Readonly<Record<string, TemplateTerms>> = {
  'hourly-freeroll': {
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
    when: { every: 'hour', at: 0, lasts: 45, ahead: 2 * HOUR },
  },
  'daily-sprint': {
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
    when: { every: 'day', at: 18 * HOUR, lasts: 2 * HOUR, ahead: 26 * HOUR },
  },
  'evening-reels': {
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
    when: { every: 'day', at: 20 * HOUR, lasts: 3 * HOUR, ahead: 26 * HOUR },
  },
  'weekly-grand': {
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
    when: { every: 'week', at: 0, lasts: WEEK, ahead: WEEK + DAY },
  },
  'card-night': {
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
    when: { every: 'week', at: 4 * DAY + 19 * HOUR, lasts: 5 * HOUR, ahead: WEEK + DAY },
  },
  'alpine-wheel': {
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
    when: { every: 'week', at: 6 * DAY + 14 * HOUR, lasts: 8 * HOUR, ahead: WEEK + DAY },
  },
};

/** Sample data by id: an operator changes it, or ends it [decisions 114, 184]. */
export const sampleTemplates: Readonly<Record<string, TemplateTerms>> = Object.fromEntries(
  Object.entries(samples).map(([key, terms]) => [`template_${key}`, terms]),
);
