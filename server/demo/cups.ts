import { COINS } from '../../contract/limits';
import { POINTS_MODE } from '../../contract/tournament.rules';
import type { TournamentTerms } from '../tournament/tournament.events';
import type { TournamentTemplate } from '../tournament/tournament.templates';

const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;

export const cupGames = [
  'midnight-carousel',
  'lantern-run',
  'neon-orchard',
  'high-striker',
  'comet-fall',
].map((slug) => `game_${slug}`);

/** One after the other, without a pause: one is always under way, and the next one to come. */
export const houseCup: TournamentTemplate = {
  id: 'house-cup',
  name: 'House cup',
  description: 'Free to enter at any time: the best single win against its stake within two hours',
  motif: 'wheel',
  mode: POINTS_MODE,
  buyIn: 0,
  games: cupGames,
  scoring: 'best',
  leastStake: 5,
  guaranteed: 500,
  cards: { typeId: 'lanterns-river', places: 3 },
  conditions: {},
  everyMs: 2 * HOUR_MS,
  offsetMs: 0,
  lastsMs: 2 * HOUR_MS,
  aheadMs: 2 * HOUR_MS,
};

/** The first evening of a platform: it is over, and has winners, as soon as somebody looks. */
export const OPENING = 'tournament_opening-night';

/** Begins at `start`, in milliseconds, and is as short as what is played in it. */
export const openingTerms = (start: number): TournamentTerms => ({
  templateId: 'opening-night',
  name: 'Opening night',
  description: 'The first rounds that were played here, each added to the others',
  motif: 'crown',
  mode: POINTS_MODE,
  buyIn: 0,
  currency: COINS,
  start: new Date(start).toISOString(),
  end: new Date(start + 3 * SECOND_MS).toISOString(),
  games: cupGames,
  scoring: 'sum',
  leastStake: 5,
  guaranteed: 1_000,
  cards: { typeId: 'lanterns-river', places: 3 },
  conditions: {},
});
