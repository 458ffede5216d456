import type { Tournament } from '../../contract/tournament';
import { type PortFailed, port } from '../kit/port';
import type { TournamentFact } from './tournament.words';

export type TournamentReminderEvent =
  | TournamentFact
  /** Be reminded before the start, or not. */
  | { type: 'tournamentReminder.turn' }
  | { type: 'tournamentReminder.turned'; tournament: Tournament }
  | { type: 'tournamentReminder.refused' }
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    tournamentReminder: TournamentReminderEvent;
  }
}

export const tournamentReminderPorts = {
  /** POST /games/tournament/remind [decision 114]. */
  'tournamentReminder.save': port<
    { id: string; remind: boolean },
    | { type: 'tournamentReminder.turned'; tournament: Tournament }
    | { type: 'tournamentReminder.refused' }
  >('tournamentReminder.save'),
};
