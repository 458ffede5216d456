import type { PlayedRound } from '../../contract/play';
import { port } from '../kit/port';

export const roundPorts = {
  /** GET /play/rounds/{id}. */
  'round.load': port<
    { id: string },
    { type: 'round.loaded'; round: PlayedRound } | { type: 'round.missing' }
  >('round.load'),
};
