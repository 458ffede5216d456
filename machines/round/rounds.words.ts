import type { PlayedRound } from '../../contract/play';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

/** Which rounds a screen shows: those of one game, or all. */
export interface RoundsWanted {
  gameId?: string;
}

export type RoundsEvent =
  /** The router shows a history; undefined when it shows none. */
  | { type: 'rounds.visit'; wanted: RoundsWanted | undefined }
  | { type: 'rounds.more' }
  | { type: 'rounds.retry' }
  | { type: 'rounds.loaded'; items: PlayedRound[]; total: number }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    rounds: RoundsEvent;
  }
}

export const roundsPorts = {
  /** POST /play/history/{page}; `page` is 1-based. */
  'rounds.load': port<
    { page: number; gameId: string | undefined },
    { type: 'rounds.loaded'; items: PlayedRound[]; total: number }
  >('rounds.load'),
};
