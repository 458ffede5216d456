import { aPlayedRound } from '../../contract/make/play';
import {
  aTournament,
  aTournamentCard,
  aTournamentEntry,
  aTournamentRound,
  tournamentEntries,
} from '../../contract/make/tournament';
import type { TournamentCard, TournamentEntry, TournamentRound } from '../../contract/tournament';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { GameTournamentsWords } from './gameTournaments.words';
import type { HomeTournaments } from './homeTournaments.words';
import type { TournamentContext } from './tournament.machine';
import type { TournamentBoardContext } from './tournamentBoard.machine';
import type { TournamentEntryContext } from './tournamentEntry.machine';
import type { TournamentRoundsWords } from './tournamentRounds.words';
import { everyTournament } from './tournaments.rules';
import type { TournamentsWords } from './tournaments.words';

/** As many tournaments to come, each of its own id. */
export const tournamentCardsOf = (
  count: number,
  given: Partial<TournamentCard> = {},
): TournamentCard[] =>
  Array.from({ length: count }, (_, at) =>
    aTournamentCard({
      id: `tournament_${String(at).padStart(4, '0')}`,
      name: `Evening ${at + 1}`,
      templateId: undefined,
      ...given,
    }),
  );

/** One that is to come, goes on and is over. */
export const aHomeEvening = (given: Partial<HomeTournaments> = {}): HomeTournaments => ({
  upcoming: [
    aTournamentCard({ joined: true }),
    aTournamentCard({
      id: 'tournament_0002',
      name: 'Grand evening',
      templateId: undefined,
      start: '2026-11-22T18:00:00.000Z',
      end: '2026-11-23T18:00:00.000Z',
      iconUrl: '/assets/tournaments/icon-crown.svg',
      entries: 1,
      buyIn: 0,
    }),
  ],
  active: [
    aTournamentCard({
      id: 'tournament_0003',
      name: 'Wheel hour',
      templateId: undefined,
      state: 1,
      start: '2026-11-20T19:40:00.000Z',
      end: '2026-11-20T20:40:00.000Z',
      iconUrl: '/assets/tournaments/icon-wheel.svg',
    }),
  ],
  completed: [
    aTournamentCard({
      id: 'tournament_0004',
      name: 'Afternoon of cards',
      templateId: undefined,
      state: 2,
      start: '2026-11-20T10:00:00.000Z',
      end: '2026-11-20T16:00:00.000Z',
      iconUrl: '/assets/tournaments/icon-cards.svg',
    }),
  ],
  ...given,
});

/** Two tournaments of the whole list. */
export const aTournamentList = (
  given: Partial<ListContext<TournamentsWords>> = {},
): ListContext<TournamentsWords> => ({ ...aList(everyTournament, tournamentCardsOf(2)), ...given });

/** Two tournaments of the wheel. */
export const aGameTournamentList = (
  given: Partial<ListContext<GameTournamentsWords>> = {},
): ListContext<GameTournamentsWords> => ({
  ...aList({ gameId: 'game_wheel' }, tournamentCardsOf(2)),
  ...given,
});

/** As many ranks, from the first one. */
export const ranksOf = (count: number): TournamentEntry[] =>
  Array.from({ length: count }, (_, at) =>
    aTournamentEntry({
      rank: at + 1,
      player: `player${at + 1}`,
      playerId: `player_${String(at + 1).padStart(4, '0')}`,
      score: (count - at) * 100,
      prize: at === 0 ? 2_000 : 0,
    }),
  );

/** As many rounds that counted. */
export const tournamentRoundsOf = (count: number): TournamentRound[] =>
  Array.from({ length: count }, (_, at) =>
    aTournamentRound(aPlayedRound({ _id: `round_${String(at).padStart(4, '0')}` })),
  );

/** Two rounds of everybody's. */
export const aRoundList = (
  given: Partial<ListContext<TournamentRoundsWords>> = {},
): ListContext<TournamentRoundsWords> => ({
  ...aList({ id: aTournament().id, playerId: '' }, tournamentRoundsOf(2)),
  ...given,
});

/** The page of a tournament to come, read by ann. */
export const aTournamentPage = (given: Partial<TournamentContext> = {}): TournamentContext => ({
  id: aTournament().id,
  playerId: 'player_ann1',
  tournament: aTournament(),
  due: false,
  ...given,
});

/** Ann, who is not in it. */
export const anOutsider = (
  given: Partial<TournamentEntryContext> = {},
): TournamentEntryContext => ({
  tournament: aTournament(),
  due: false,
  balances: [{ currency: 'COINS', balance: 5_000 }],
  problem: undefined,
  ...given,
});

/** Three ranks that nobody reads. */
export const aBoard = (given: Partial<TournamentBoardContext> = {}): TournamentBoardContext => ({
  id: aTournament().id,
  latest: tournamentEntries(),
  shown: tournamentEntries(),
  total: 12,
  holds: [],
  ...given,
});
