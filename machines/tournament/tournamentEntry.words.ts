import type { Problem } from '../../contract/problems';
import type { Tournament } from '../../contract/tournament';
import type { SessionFact } from '../auth/session.words';
import { type PortFailed, port } from '../kit/port';
import type { BalancesTold } from '../wallet/balances.words';
import type { TournamentFact } from './tournament.words';

/** The answers that its ports may give. */
type TournamentEntryAnswer =
  | { type: 'tournamentEntry.answered'; tournament: Tournament }
  | { type: 'tournamentEntry.refused'; problem: Problem };

export type TournamentEntryEvent =
  | TournamentFact
  | SessionFact
  /** Shows what entering costs, or asks whether to leave. */
  | { type: 'tournamentEntry.ask' }
  /** It is not to be. */
  | { type: 'tournamentEntry.cancel' }
  | { type: 'tournamentEntry.join' }
  | { type: 'tournamentEntry.leave' }
  | BalancesTold
  | TournamentEntryAnswer
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    tournamentEntry: TournamentEntryEvent;
  }
}

export const tournamentEntryPorts = {
  /** POST /games/tournament/buyin [§7 B]. */
  'tournamentEntry.join': port<{ id: string }, TournamentEntryAnswer>('tournamentEntry.join'),
  /** POST /games/tournament/leave [decision 26]. */
  'tournamentEntry.leave': port<{ id: string }, TournamentEntryAnswer>('tournamentEntry.leave'),
};
