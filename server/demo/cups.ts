import { COINS } from '../../contract/limits';
import type { TemplateTerms } from '../../contract/template.desk';
import { POINTS_MODE } from '../../contract/tournament.rules';
import { type Occurrence, occurrence, occurrencesAt } from '../template/template.calendar';
import type { TournamentTerms } from '../tournament/tournament.events';

const SECOND_MS = 1_000;

export const cupGames = [
  'midnight-carousel',
  'lantern-run',
  'neon-orchard',
  'high-striker',
  'comet-fall',
].map((slug) => `game_${slug}`);

/** What its name and description are translated by, like those of the samples. */
export const CUP_PHRASES = 'house-cup';
const HOUSE_CUP = `template_${CUP_PHRASES}`;

/** One after the other, without a pause: one is always under way, and the next one to come. */
const houseCup: TemplateTerms = {
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
  when: { every: 'two-hours', at: 0, lasts: 120, ahead: 120 },
};
/** How long one lasts. */
export const CUP_MS = houseCup.when.lasts * 60 * SECOND_MS;

const phrased = ({ id, terms }: Occurrence): Occurrence => ({
  id,
  terms: { ...terms, templateId: CUP_PHRASES },
});

/** Those that are to come at `now` (milliseconds), the next one first. */
export const cupsAt = (now: number): Occurrence[] =>
  occurrencesAt(HOUSE_CUP, houseCup, now).map(phrased);

/** The one before another. */
export const cupBefore = ({ terms }: Occurrence): Occurrence =>
  phrased(occurrence(HOUSE_CUP, houseCup, Date.parse(terms.start) - CUP_MS));

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
