import type { Tournament } from '../../contract/tournament';
import type { SessionFact } from '../auth/session.words';
import type { ClockTicked } from '../clock/clock.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { RouteShown } from '../router/router.words';
import type { RoomHeard, RoomMissed } from '../socket/socket.words';

/** Hub, or an answer here: how the player stands in a tournament changed. */
export interface TournamentChanged {
  type: 'tournament.changed';
  id: string;
  /** Absent where the player may not know of it. */
  tournament?: Tournament | undefined;
}

/** What surrounds a tournament’s page hears how it stands, and that it is left. */
export type TournamentFact =
  | {
      type: 'tournament.told';
      tournament: Tournament;
      /** Its start has come, or its end, and the server is about to say so. */
      due: boolean;
      /** Said in its room: of the reader’s own it knows nothing new. */
      news: boolean;
      /** The signed-in reader, where the token says who that is. */
      playerId: string | undefined;
    }
  | { type: 'tournament.left' };

export type TournamentEvent =
  | RouteShown
  | SessionFact
  | { type: 'tournament.retry' }
  /** Nothing was heard of a start or an end that has come. */
  | { type: 'tournament.overdue' }
  | { type: 'tournament.loaded'; tournament: Tournament }
  | { type: 'tournament.missing' }
  | TournamentChanged
  | RoomHeard
  | RoomMissed
  | { type: 'hub.skipped' }
  | ClockTicked
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    tournament: TournamentEvent;
  }
}

export const tournamentPorts = {
  /** GET /games/tournament/{id} [§7 B]. */
  'tournament.load': port<
    { id: string },
    { type: 'tournament.loaded'; tournament: Tournament } | { type: 'tournament.missing' }
  >('tournament.load'),
};
