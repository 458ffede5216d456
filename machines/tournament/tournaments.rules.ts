import type { TournamentFilter } from '../../contract/tournament';
import { type TournamentType, tournamentTypes } from '../../contract/tournament.rules';
import { countryPattern } from '../../contract/words.rules';

/** What a list of tournaments may be narrowed down to by what is played for, and its orders [§7 B]. */
export const tournamentPrizes = [
  'all',
  'coins',
  'points',
  'money',
] as const satisfies readonly TournamentFilter['prize'][];
export const tournamentSorts = [
  'start',
  'prize',
  'buyIn',
  'players',
  'newest',
] as const satisfies readonly TournamentFilter['sort'][];

export interface TournamentQuery {
  prize: (typeof tournamentPrizes)[number];
  sort: (typeof tournamentSorts)[number];
  type: 'all' | TournamentType;
  search: string;
  /** A code; empty for everywhere. */
  country: string;
}

export const everyTournament: TournamentQuery = {
  prize: 'all',
  sort: 'start',
  type: 'all',
  search: '',
  country: '',
};

const SEARCH_MAX = 80;
const LIST = '/tournaments';

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | undefined => values.find((value) => value === text);

/** A search as it may be asked for; half a character cannot stand in an address. */
export const cleanTournamentSearch = (text: string): string =>
  text.slice(0, SEARCH_MAX).replace(/\p{Surrogate}/gu, '');

/** The address of the list; what is as usual is left out of it. */
export const addressOfTournaments = (query: TournamentQuery): string => {
  const pairs = (['type', 'prize', 'sort', 'country', 'search'] as const)
    .filter((key) => query[key] !== everyTournament[key])
    .map((key) => `${key}=${encodeURIComponent(query[key])}`);
  return pairs.length === 0 ? LIST : `${LIST}?${pairs.join('&')}`;
};

/** The query of an address; what it cannot mean is ignored. */
export const tournamentsOfAddress = (query: Readonly<Record<string, string>>): TournamentQuery => ({
  prize: oneOf(tournamentPrizes, query['prize']) ?? 'all',
  sort: oneOf(tournamentSorts, query['sort']) ?? 'start',
  type: oneOf(tournamentTypes, query['type']) ?? 'all',
  search: cleanTournamentSearch(query['search'] ?? ''),
  country: countryPattern.test(query['country'] ?? '') ? (query['country'] ?? '') : '',
});
