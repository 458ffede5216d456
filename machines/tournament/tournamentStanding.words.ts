import type { TournamentStanding } from '../../contract/tournament';
import { type PortFailed, port } from '../kit/port';
import type { TournamentFact } from './tournament.words';

export type TournamentStandingEvent =
  | TournamentFact
  | { type: 'tournamentStanding.found'; standing: TournamentStanding }
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    tournamentStanding: TournamentStandingEvent;
  }
}

export const tournamentStandingPorts = {
  /** GET /games/tournament/{id}/standing [decision 114]. */
  'tournamentStanding.find': port<
    { id: string },
    { type: 'tournamentStanding.found'; standing: TournamentStanding }
  >('tournamentStanding.find'),
};
