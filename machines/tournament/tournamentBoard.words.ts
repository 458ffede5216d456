import type { TournamentEntry } from '../../contract/tournament';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { TournamentFact } from './tournament.words';

/** What keeps a reader in the board: the order holds still meanwhile. */
export type Hold = 'pointer' | 'focus';

export type TournamentBoardEvent =
  | TournamentFact
  | { type: 'tournamentBoard.hold'; by: Hold }
  | { type: 'tournamentBoard.release'; by: Hold }
  | { type: 'tournamentBoard.scroll' }
  /** Shows the changes that were held back. */
  | { type: 'tournamentBoard.update' }
  | { type: 'tournamentBoard.more' }
  | { type: 'tournamentBoard.listed'; items: TournamentEntry[]; total: number }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    tournamentBoard: TournamentBoardEvent;
  }
}

export const tournamentBoardPorts = {
  /** GET /games/tournament/{id}/leaderboard [decision 114]; `pageIndex` from 0. */
  'tournamentBoard.list': port<
    { id: string; pageIndex: number; pageSize: number },
    { type: 'tournamentBoard.listed'; items: TournamentEntry[]; total: number }
  >('tournamentBoard.list'),
};
