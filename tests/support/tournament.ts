import { type EntryEvent, entryKind } from '../../server/tournament/entry.events';
import {
  type TournamentEvent,
  type TournamentTerms,
  tournamentKind,
} from '../../server/tournament/tournament.events';
import { after } from './decider';
import { ANN, at, BEN, NOW } from './states';

const HOUR_MS = 60 * 60 * 1_000;

export const ID = 'tournament_cup';
/** From an hour before that moment to an hour after it, for 100 coins. */
export const terms: TournamentTerms = {
  name: 'Cup',
  description: 'The best round',
  mode: 0,
  buyIn: 100,
  currency: 'COINS',
  start: at(HOUR_MS),
  end: at(2 * HOUR_MS),
  games: ['game_high-striker'],
  scoring: 'best',
  leastStake: 50,
  guaranteed: 0,
  conditions: {},
};

type Given<Event extends { type: string }> = Event extends unknown ? Omit<Event, 'at'> : never;

/** A tournament that was opened, and to which this happened since. */
export const tournament = (
  given: Partial<TournamentTerms> = {},
  ...events: readonly Given<TournamentEvent>[]
) =>
  after(
    tournamentKind,
    { type: 'tournament.opened', ...terms, ...given, at: NOW },
    ...events.map((event) => ({ ...event, at: NOW }) as TournamentEvent),
  );

export const joined = (player: string): Given<TournamentEvent> => ({
  type: 'tournament.joined',
  player,
  buyIn: 100,
});
export const both = [joined(ANN), joined(BEN)] as const;
export const started: Given<TournamentEvent> = { type: 'tournament.started' };
export const ended: Given<TournamentEvent> = { type: 'tournament.ended' };
export const cancelled: Given<TournamentEvent> = { type: 'tournament.cancelled', why: 'too-few' };

/** A player’s part to which this happened. */
export const entry = (...events: readonly Given<EntryEvent>[]) =>
  after(entryKind, ...events.map((event) => ({ ...event, at: NOW }) as EntryEvent));
export const inIt: Given<EntryEvent> = { type: 'entry.joined', buyIn: 100 };
export const backAgain: Given<EntryEvent> = {
  type: 'entry.refunded',
  refund: 100,
  why: 'too-few',
};
export const lastPlace: Given<EntryEvent> = {
  type: 'entry.placed',
  rank: 4,
  score: 100,
  rounds: 1,
  prize: 0,
  currency: 'COINS',
};
