import * as z from 'zod/mini';
import { call } from './call';
import {
  TOURNAMENT_LEADERS_PAGE,
  TOURNAMENT_ROUNDS_PAGE,
  TOURNAMENT_TEXT_MAX,
  TOURNAMENTS_PAGE,
} from './limits';
import { PlayedRound } from './play';
import { PlayProof } from './playProof';
import { barredRules } from './protection.rules';
import {
  entryRules,
  scoringKinds,
  tournamentModes,
  tournamentStates,
  tournamentTypes,
} from './tournament.rules';
import {
  Amount,
  CountryCode,
  Currency,
  GameNames,
  Id,
  Instant,
  PageNumber,
  PageSize,
  pageOf,
} from './words';

/** As §4 numbers them, and 3 for what was cancelled [decision 26]. */
export const TournamentState = z.literal(tournamentStates);
/** 1: no currency is displayed [§3]. */
export const TournamentMode = z.literal(tournamentModes);

const TournamentGame = z.object({
  _id: Id,
  name: GameNames,
  defaultName: z.string(),
  defaultIcon: z.string(),
  urlFriendlyName: z.string(),
  art: z.string(),
});

/** A tournament as lists show it [§2, §3]. */
export const TournamentCard = z.object({
  id: Id,
  /** In English. */
  name: z.string(),
  /** What its name and description are translated by; absent where it has a name of its own. */
  templateId: z.optional(z.string()),
  state: TournamentState,
  mode: TournamentMode,
  /** What an entry costs, in minor units; 0 costs nothing. */
  buyIn: Amount,
  /** What buy-ins, stakes and prizes are in; in mode 1 too, where it is not displayed. */
  currency: Currency,
  start: Instant,
  end: Instant,
  coverUrl: z.optional(z.string()),
  /** Where missing, the default icon of the first subject’s game is used [§3]. */
  iconUrl: z.optional(z.string()),
  /** The games whose rounds count; at least one. */
  subject: z.array(z.object({ game: TournamentGame })),
  /** Players signed up. */
  entries: z.int(),
  /** What is played for as it stands, in minor units [§9]. */
  pot: Amount,
  /** What the pot is at least: the house adds what is missing at the end, openly. */
  guaranteed: Amount,
  /** How many win, as it stands. */
  winnerCount: z.int(),
  /** The caller is in. */
  joined: z.boolean(),
});
export type TournamentCard = z.infer<typeof TournamentCard>;

/** A line of a leaderboard [§3]. */
export const TournamentEntry = z.object({
  /** From 1. */
  rank: z.int(),
  player: z.string(),
  /** Absent where the reader may not know more than the name: a block, an erased account [decision 18]. */
  playerId: z.optional(Id),
  icon: z.optional(z.string()),
  /** In hundredths: 250 is two and a half times the stake. */
  score: z.int(),
  /** Rounds that counted. */
  rounds: z.int(),
  /** What the rank wins as it stands, or won, in minor units. */
  prize: Amount,
});
export type TournamentEntry = z.infer<typeof TournamentEntry>;

/** How the caller stands in a tournament. */
export const TournamentStanding = z.object({
  /**
   * `none`: never in it. `left`: gone again, refunded. `placed`: it is decided. `refunded`: it was
   * cancelled, or the account could not take part, and the buy-in came back.
   */
  state: z.enum(['none', 'joined', 'left', 'placed', 'refunded']),
  /** A reminder will come before the start; who is in has it unless they said otherwise. */
  remind: z.boolean(),
  joinedAt: z.optional(Instant),
  /** Present for who is, or was, in it to the end. */
  rank: z.optional(z.int()),
  score: z.int(),
  rounds: z.int(),
  /** What the rank wins as it stands, or won. */
  prize: Amount,
  /** What came back, for `left` and `refunded`. */
  refund: z.optional(Amount),
});
export type TournamentStanding = z.infer<typeof TournamentStanding>;

export const TournamentScoring = z.object({
  kind: z.enum(scoringKinds),
  /** How many rounds one after the other, for `streak`. */
  rounds: z.optional(z.int()),
  /** Rounds below it count nothing; in minor units. */
  leastStake: Amount,
});

/** Whom it takes; what is absent asks for nothing. */
export const TournamentConditions = z.object({
  countries: z.optional(z.array(CountryCode)),
  /** Whole years. */
  minAge: z.optional(z.int()),
  minLevel: z.optional(z.int()),
  verified: z.optional(z.boolean()),
});

/** Whether the caller may enter, by the rules alone: time, coins and a repetition apart. */
export const TournamentAdmission = z.object({
  /** The conditions that refuse, in the order in which they are told; none lets in. */
  unmet: z.array(z.enum(entryRules)),
  /** The gate of every stake in this currency [decision 100]. */
  play: PlayProof,
  /** What protects the caller from paying the buy-in, until then; absent lets in [decision 126]. */
  barred: z.optional(z.object({ rule: z.enum(barredRules), until: z.optional(Instant) })),
  /** What `too-young` and `level` compare with: the caller’s whole years and level. */
  age: z.optional(z.int()),
  level: z.int(),
});

/** Why a tournament was cancelled. */
export const tournamentEnds = ['too-few', 'nobody-played', 'withdrawn'] as const;
export const TournamentEnd = z.enum(tournamentEnds);
export type TournamentEnd = z.infer<typeof TournamentEnd>;

/** A tournament as its page shows it [§3 Tournament]. */
export const Tournament = z.extend(TournamentCard, {
  /** In English. */
  description: z.string(),
  scoring: TournamentScoring,
  conditions: TournamentConditions,
  /** What each rank wins as it stands, the first one first; the sum is the pot [§9]. */
  prizes: z.array(Amount),
  /** A scratch card for each of the first places of those who played [decision 27]. */
  cards: z.optional(z.object({ typeId: z.string(), places: z.int() })),
  /** What the house added to reach what is guaranteed; there once it is decided. */
  topUp: z.optional(Amount),
  /** The first of it; also the players signed up [§3]. */
  leaderboard: z.array(TournamentEntry),
  /** Final once the state is 2, and empty before [§4]. */
  winners: z.array(TournamentEntry),
  /** Why, for state 3. */
  why: z.optional(TournamentEnd),
  /** The caller’s own; absent for a guest. */
  own: z.optional(TournamentStanding),
  /** Absent for a guest, who has to sign in. */
  admission: z.optional(TournamentAdmission),
});
export type Tournament = z.infer<typeof Tournament>;

/** A round that counted in a tournament, and what is needed to verify it [decision 25]. */
export const TournamentRound = z.object({
  round: PlayedRound,
  /** In hundredths. */
  multiple: z.int(),
  player: z.string(),
  playerId: z.optional(Id),
});
export type TournamentRound = z.infer<typeof TournamentRound>;

const ROOM = 'tournament:';
/** The public room of a tournament’s page. */
export const tournamentRoom = (tournament: string): string => ROOM + tournament;
/** The tournament whose page a room is of; undefined for another room. */
export const tournamentOfRoom = (room: string): string | undefined =>
  room.startsWith(ROOM) ? room.slice(ROOM.length) : undefined;

/** To `home` and to the room of the tournament: its list and its page are read again. */
const TournamentTold = z.object({ room: z.string(), TournamentId: Id });

/**
 * What the public rooms hear of tournaments [§7 Real-time]. `tournament` is told to a tournament’s own
 * room at most once a second, however much is played; its leaders come without links, since all there
 * hear the same.
 */
export const tournamentMessages = {
  OnTournamentVisible: TournamentTold,
  OnTournamentInProgress: TournamentTold,
  /** It was decided, or cancelled. */
  OnTournamentCompleted: TournamentTold,
  tournament: z.object({
    room: z.string(),
    tournamentId: Id,
    state: TournamentState,
    entries: z.int(),
    pot: Amount,
    winnerCount: z.int(),
    prizes: z.array(Amount),
    leaderboard: z.array(TournamentEntry),
  }),
} as const;
export type TournamentMessage = keyof typeof tournamentMessages;
export type TournamentNews = z.infer<(typeof tournamentMessages)['tournament']>;

export const tournamentSorts = ['start', 'prize', 'buyIn', 'players', 'newest'] as const;
export const tournamentPrizes = ['all', 'coins', 'points', 'money'] as const;

/** The filter of the whole list [§7 B tournaments]. */
export const TournamentFilter = z.object({
  /** What is played for. */
  prize: z._default(z.enum(tournamentPrizes), 'all'),
  /** The soonest or latest start, the largest pot, the smallest buy-in, most players, the newest. */
  sort: z._default(z.enum(tournamentSorts), 'start'),
  type: z._default(z.enum(['all', ...tournamentTypes]), 'all'),
  /** Part of its name, or of a subject’s. */
  search: z._default(z.string().check(z.maxLength(TOURNAMENT_TEXT_MAX)), ''),
  /** Only those that take players from there. */
  country: z.optional(CountryCode),
  /** Only those in which rounds of this game count. */
  gameId: z.optional(Id),
});
export type TournamentFilter = z.infer<typeof TournamentFilter>;

const read = { audience: 'anyone', kind: 'read', rate: 'read' } as const;
const command = { audience: 'player', kind: 'command', rate: 'write', method: 'POST' } as const;
const params = z.object({ id: Id });
const paging = (size: number) => ({
  page: z._default(PageNumber, 1),
  perPage: z._default(PageSize, size),
});

export const homeTournaments = call({
  stance: 'neutral',
  ...read,
  name: 'homeTournaments',
  method: 'GET',
  path: '/home/tournaments',
  out: z.object({
    upcoming: z.array(TournamentCard),
    active: z.array(TournamentCard),
    completed: z.array(TournamentCard),
  }),
  refusals: [],
  spec: '§7 B',
  says: 'The first of those to come, of those under way and of those that have ended',
});

export const listTournaments = call({
  stance: 'neutral',
  ...read,
  name: 'listTournaments',
  method: 'POST',
  path: '/games/tournaments',
  body: z.extend(TournamentFilter, paging(TOURNAMENTS_PAGE)),
  out: pageOf(TournamentCard),
  refusals: [],
  spec: '§7 B',
  says: 'A page of the tournaments that pass the filter, in its order',
});

export const readTournament = call({
  stance: 'neutral',
  ...read,
  name: 'readTournament',
  method: 'GET',
  path: '/games/tournament/:id',
  params,
  out: Tournament,
  refusals: ['not-found'],
  spec: '§7 B',
  says: 'One tournament, with its first ranks and how the caller stands in it',
});

export const tournamentStanding = call({
  stance: 'neutral',
  ...read,
  name: 'tournamentStanding',
  audience: 'player',
  method: 'GET',
  path: '/games/tournament/:id/standing',
  params,
  out: TournamentStanding,
  refusals: ['not-found'],
  spec: 'decision 114',
  says: 'How the caller stands in a tournament, and nothing else of it',
});

export const tournamentLeaderboard = call({
  stance: 'neutral',
  ...read,
  name: 'tournamentLeaderboard',
  method: 'GET',
  path: '/games/tournament/:id/leaderboard',
  params,
  query: z.object(paging(TOURNAMENT_LEADERS_PAGE)),
  out: pageOf(TournamentEntry),
  refusals: ['not-found'],
  spec: 'decision 114',
  says: 'A page of the leaderboard',
});

export const tournamentRounds = call({
  stance: 'neutral',
  ...read,
  name: 'tournamentRounds',
  method: 'GET',
  path: '/games/tournament/:id/rounds',
  params,
  query: z.object({
    ...paging(TOURNAMENT_ROUNDS_PAGE),
    /** Only of this player. */
    playerId: z.optional(Id),
    /** The largest multiples first, or the latest rounds. */
    sort: z._default(z.enum(['best', 'latest']), 'best'),
  }),
  out: pageOf(TournamentRound),
  refusals: ['not-found'],
  spec: 'decision 114',
  says: 'Rounds that counted, each with what is needed to verify it',
});

export const joinTournament = call({
  stance: 'stakes',
  ...command,
  name: 'joinTournament',
  path: '/games/tournament/buyin',
  body: z.object({ _id: Id }),
  out: z.object({ tournament: Tournament, balance: Amount }),
  refusals: [
    'not-found',
    'tournament-closed',
    'tournament-joined',
    'entry-refused',
    'play-refused',
    'currency-unknown',
    'insufficient-amount',
  ],
  spec: '§7 B, decision 26',
  says: 'Enter a tournament until its end: the buy-in goes into its pot',
});

export const leaveTournament = call({
  stance: 'pays out',
  ...command,
  name: 'leaveTournament',
  path: '/games/tournament/leave',
  body: z.object({ _id: Id }),
  out: z.object({ tournament: Tournament, balance: Amount }),
  refusals: ['not-found', 'tournament-begun', 'step-illegal'],
  spec: 'decision 26',
  says: 'Leave a tournament before its start: the buy-in comes back',
});

export const remindOfTournament = call({
  stance: 'neutral',
  ...command,
  name: 'remindOfTournament',
  path: '/games/tournament/remind',
  body: z.object({ _id: Id, remind: z.boolean() }),
  out: z.object({ tournament: Tournament }),
  refusals: ['not-found', 'tournament-begun'],
  spec: 'decision 114',
  says: 'Be reminded a quarter of an hour before the start, or not',
});
