import type { TournamentCard } from '../../contract/tournament';
import type { TournamentType } from '../../contract/tournament.rules';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { RouteShown } from '../router/router.words';
import type { RoomHeard, RoomMissed } from '../socket/socket.words';
import type { TournamentChanged } from './tournament.words';

/** The three lists of the home page [§2]. */
export type HomeTournaments = Record<TournamentType, TournamentCard[]>;

export type HomeTournamentsEvent =
  | RouteShown
  | SessionFact
  | { type: 'homeTournaments.retry' }
  | { type: 'homeTournaments.loaded'; lists: HomeTournaments }
  | TournamentChanged
  | RoomHeard
  | RoomMissed
  | { type: 'hub.skipped' }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    homeTournaments: HomeTournamentsEvent;
  }
}

export const homeTournamentsPorts = {
  /** GET /home/tournaments [§7 B]. */
  'homeTournaments.load': port<
    undefined,
    { type: 'homeTournaments.loaded'; lists: HomeTournaments }
  >('homeTournaments.load'),
};
