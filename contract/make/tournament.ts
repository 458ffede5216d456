import type { PlayedRound } from '../play';
import type {
  Tournament,
  TournamentCard,
  TournamentEntry,
  TournamentNews,
  TournamentRound,
  TournamentStanding,
} from '../tournament';

/** A sprint for 100 coins that begins in two hours; twelve players are signed up. */
export const aTournamentCard = (given: Partial<TournamentCard> = {}): TournamentCard => ({
  id: 'tournament_daily-sprint-20261121',
  name: 'Daily sprint',
  templateId: 'daily-sprint',
  state: 0,
  mode: 0,
  buyIn: 100,
  currency: 'COINS',
  start: '2026-11-20T22:00:00.000Z',
  end: '2026-11-21T22:00:00.000Z',
  coverUrl: '/assets/tournaments/cover-sprint.svg',
  iconUrl: '/assets/tournaments/icon-sprint.svg',
  subject: [
    {
      game: {
        _id: 'game_lantern-run',
        name: [],
        defaultName: 'Lantern Run',
        defaultIcon: '/assets/games/lanterns.svg',
        urlFriendlyName: 'lantern-run',
        art: 'lanterns',
      },
    },
  ],
  entries: 12,
  pot: 2_000,
  guaranteed: 2_000,
  winnerCount: 3,
  joined: false,
  ...given,
});

/** Bob leads with twelve and a half times his stake. */
export const aTournamentEntry = (given: Partial<TournamentEntry> = {}): TournamentEntry => ({
  rank: 1,
  player: 'bob',
  playerId: 'player_bob1',
  score: 1_250,
  rounds: 40,
  prize: 1_000,
  ...given,
});

/** Bob, Cleo and ann, in this order. */
export const tournamentEntries = (): TournamentEntry[] => [
  aTournamentEntry(),
  aTournamentEntry({
    rank: 2,
    player: 'Cleo',
    playerId: 'player_cleo1',
    score: 900,
    rounds: 31,
    prize: 500,
  }),
  aTournamentEntry({
    rank: 3,
    player: 'ann',
    playerId: 'player_ann1',
    score: 400,
    rounds: 12,
    prize: 500,
  }),
];

/** Never in it. */
export const aTournamentStanding = (
  given: Partial<TournamentStanding> = {},
): TournamentStanding => ({
  state: 'none',
  remind: false,
  score: 0,
  rounds: 0,
  prize: 0,
  ...given,
});

/** The same tournament as its page shows it, to a player who may enter and has not. */
export const aTournament = (given: Partial<Tournament> = {}): Tournament => ({
  ...aTournamentCard(),
  description: 'The best single win against its stake, within a day',
  scoring: { kind: 'best', leastStake: 10 },
  conditions: { minAge: 18 },
  prizes: [1_000, 500, 500],
  leaderboard: tournamentEntries().map((entry) => ({ ...entry, score: 0, rounds: 0 })),
  winners: [],
  own: aTournamentStanding(),
  admission: { unmet: [], play: { allowed: true }, age: 30, level: 2 },
  ...given,
});

/** The caller, ann, is in it, third of those who are signed up. */
export const aJoinedTournament = (given: Partial<Tournament> = {}): Tournament =>
  aTournament({
    joined: true,
    own: aTournamentStanding({
      state: 'joined',
      remind: true,
      joinedAt: '2026-11-20T19:00:00.000Z',
      rank: 3,
      prize: 500,
    }),
    ...given,
  });

/** It is under way, and ann is third. */
export const anActiveTournament = (given: Partial<Tournament> = {}): Tournament =>
  aJoinedTournament({
    state: 1,
    start: '2026-11-20T10:00:00.000Z',
    end: '2026-11-21T10:00:00.000Z',
    leaderboard: tournamentEntries(),
    own: aTournamentStanding({
      state: 'joined',
      remind: true,
      joinedAt: '2026-11-20T09:00:00.000Z',
      rank: 3,
      score: 400,
      rounds: 12,
      prize: 500,
    }),
    ...given,
  });

/** It is decided: ann came third. */
export const aFinishedTournament = (given: Partial<Tournament> = {}): Tournament =>
  anActiveTournament({
    state: 2,
    start: '2026-11-19T10:00:00.000Z',
    end: '2026-11-20T10:00:00.000Z',
    topUp: 800,
    winners: tournamentEntries(),
    own: aTournamentStanding({
      state: 'placed',
      remind: true,
      joinedAt: '2026-11-19T09:00:00.000Z',
      rank: 3,
      score: 400,
      rounds: 12,
      prize: 500,
    }),
    ...given,
  });

/** Too few had entered: ann has her buy-in back. */
export const aCancelledTournament = (given: Partial<Tournament> = {}): Tournament =>
  aTournament({
    state: 3,
    why: 'too-few',
    start: '2026-11-20T10:00:00.000Z',
    entries: 1,
    winnerCount: 1,
    prizes: [2_000],
    leaderboard: [],
    own: aTournamentStanding({
      state: 'refunded',
      remind: true,
      joinedAt: '2026-11-20T09:00:00.000Z',
      refund: 100,
    }),
    ...given,
  });

/** The room of the active one hears that Cleo leads now. */
export const tournamentNews = (given: Partial<TournamentNews> = {}): TournamentNews => ({
  room: 'tournament:tournament_daily-sprint-20261121',
  tournamentId: 'tournament_daily-sprint-20261121',
  state: 1,
  entries: 13,
  pot: 2_000,
  winnerCount: 3,
  prizes: [1_000, 500, 500],
  leaderboard: [
    { rank: 1, player: 'Cleo', score: 2_000, rounds: 32, prize: 1_000 },
    { rank: 2, player: 'bob', score: 1_250, rounds: 41, prize: 500 },
    { rank: 3, player: 'ann', score: 400, rounds: 12, prize: 500 },
  ],
  ...given,
});

/** Bob's best round. */
export const aTournamentRound = (
  round: PlayedRound,
  given: Partial<Omit<TournamentRound, 'round'>> = {},
): TournamentRound => ({
  round,
  multiple: 1_250,
  player: 'bob',
  playerId: 'player_bob1',
  ...given,
});
