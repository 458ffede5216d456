import type { PlayedRound } from '../../contract/play';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { RouteShown } from '../router/router.words';

export type RoundEvent =
  | RouteShown
  /** A screen shows one round by its id; undefined when it shows none. */
  | { type: 'round.visit'; id: string | undefined }
  | { type: 'round.retry' }
  | { type: 'round.loaded'; round: PlayedRound }
  /** There is no such round of this player. */
  | { type: 'round.missing' }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    round: RoundEvent;
  }
}

export const roundPorts = {
  /** GET /play/rounds/{id}. */
  'round.load': port<
    { id: string },
    { type: 'round.loaded'; round: PlayedRound } | { type: 'round.missing' }
  >('round.load'),
};
