import type { PlayedRound } from '../../contract/play';
import { port } from '../kit/port';

export const roundsPorts = {
  /** POST /play/history/{page}; `page` is 1-based. */
  'rounds.load': port<
    { page: number; gameId: string | undefined },
    { type: 'rounds.loaded'; items: PlayedRound[]; total: number }
  >('rounds.load'),
};
