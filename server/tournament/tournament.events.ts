import type { TournamentMotif } from '../../contract/asset.rules';
import type { TournamentStep } from '../../contract/lifecycles';
import type { TournamentEnd } from '../../contract/tournament';
import type {
  EntryConditions,
  PlaceCards,
  ScoringKind,
  TournamentMode,
} from '../../contract/tournament.rules';
import type { Fact, Posting, StreamKind } from '../store/stream';

/** What is played for, in what, when, and by whom: it never changes. Amounts are minor units. */
export interface TournamentTerms {
  readonly name: string;
  readonly description: string;
  /** The template that it came from. */
  readonly templateId?: string;
  readonly mode: TournamentMode;
  readonly buyIn: number;
  readonly currency: string;
  /** ISO 8601. */
  readonly start: string;
  readonly end: string;
  /** What cover and icon show; without it they are of the first game. */
  readonly motif?: TournamentMotif;
  /** Ids of the games whose rounds count; at least one. */
  readonly games: readonly string[];
  readonly scoring: ScoringKind;
  readonly leastStake: number;
  readonly guaranteed: number;
  /** How many win, where it is not as many as usual. */
  readonly winners?: number;
  /** Scratch cards of the promotion's, for places. */
  readonly cards?: PlaceCards;
  readonly conditions: EntryConditions;
}

export interface TournamentWinner {
  readonly player: string;
  readonly rank: number;
  readonly score: number;
  readonly rounds: number;
  readonly prize: number;
}

/** What happened to a tournament: `tournament:{id}`. Who is in it, the entries know. */
export type TournamentEvent = { at: string } & (
  | ({ type: 'tournament.opened' } & TournamentTerms)
  | { type: 'tournament.joined'; player: string; buyIn: number }
  /** Before it ended: `refund` came back out of the pot. */
  | { type: 'tournament.left'; player: string; refund: number }
  | { type: 'tournament.started' }
  /** From here on no round counts any more. */
  | { type: 'tournament.ended' }
  | {
      type: 'tournament.settled';
      currency: string;
      pot: number;
      /** What the promotion account added to the buy-ins. */
      topUp: number;
      winners: readonly TournamentWinner[];
    }
  | { type: 'tournament.cancelled'; why: TournamentEnd }
);

export interface TournamentState {
  readonly step: TournamentStep;
  /** Absent for one that there is not. */
  readonly terms?: TournamentTerms;
  /** Players who are in. */
  readonly entries: number;
  /** What their buy-ins come to. */
  readonly paid: number;
  readonly pot?: number;
  readonly topUp?: number;
  readonly winners: readonly TournamentWinner[];
  readonly why?: TournamentEnd;
}

const evolve = (state: TournamentState, event: TournamentEvent): TournamentState => {
  switch (event.type) {
    case 'tournament.opened': {
      const { type: _, at: _at, ...terms } = event;
      return { ...state, step: 'upcoming', terms };
    }
    case 'tournament.joined':
      return { ...state, entries: state.entries + 1, paid: state.paid + event.buyIn };
    case 'tournament.left':
      return { ...state, entries: state.entries - 1, paid: state.paid - event.refund };
    case 'tournament.started':
      return { ...state, step: 'active' };
    case 'tournament.ended':
      return { ...state, step: 'ended' };
    case 'tournament.settled': {
      const { pot, topUp, winners } = event;
      return { ...state, step: 'finished', pot, topUp, winners };
    }
    case 'tournament.cancelled':
      return { ...state, step: 'cancelled', why: event.why };
  }
};

/** The ledger’s account of what is played for in it. */
export const potAccount = (tournament: string): `pot:${string}` => `pot:${tournament}`;

/** Buy-ins and prizes are movements of wallets; this is what the house adds. */
const postings = (id: string, event: TournamentEvent): Posting[] =>
  event.type === 'tournament.settled' && event.topUp > 0
    ? [
        { account: potAccount(id), currency: event.currency, amount: event.topUp },
        { account: 'promo', currency: event.currency, amount: -event.topUp },
      ]
    : [];

const told = (id: string, room: string, handler: string): Fact => ({
  audience: `room:${room}`,
  handler,
  body: { room, TournamentId: id },
});

/** Its own page, and the lists of the home page. */
const everywhere = (id: string, handler: string): Fact[] =>
  ['home', `tournament:${id}`].map((room) => told(id, room, handler));

const facts = (id: string, event: TournamentEvent): Fact[] => {
  switch (event.type) {
    case 'tournament.opened':
      return everywhere(id, 'OnTournamentVisible');
    case 'tournament.started':
      return everywhere(id, 'OnTournamentInProgress');
    case 'tournament.settled': {
      const body = { tournamentId: id, amount: event.pot };
      return [
        ...everywhere(id, 'OnTournamentCompleted'),
        { audience: 'room:home', handler: 'winner', body },
      ];
    }
    case 'tournament.cancelled':
      return everywhere(id, 'OnTournamentCompleted');
    default:
      return [];
  }
};

export const tournamentKind: StreamKind<TournamentState, TournamentEvent> = {
  name: 'tournament',
  initial: { step: 'none', entries: 0, paid: 0, winners: [] },
  evolve,
  postings,
  facts,
};
