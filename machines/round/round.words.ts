import type { ShownRound } from '../../contract/play';
import type { Problem } from '../../contract/problems';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { RouteShown } from '../router/router.words';

type RoundLoaded = { type: 'round.loaded'; round: ShownRound };
/** As whoever has its address sees it. */
type RoundLooked = { type: 'round.looked'; round: ShownRound };
/** There is no such round of this player, or none that others may see. */
type RoundMissing = { type: 'round.missing' };
type RoundRevealed = { type: 'round.revealed'; round: ShownRound };
type RoundRefused = { type: 'round.refused'; problem: Problem };

export type RoundEvent =
  | RouteShown
  /** A screen shows one round by its id; undefined when it shows none. */
  | { type: 'round.visit'; id: string | undefined }
  | { type: 'round.retry' }
  /** Reveals its seed where that is still secret, and draws it again here. */
  | { type: 'round.verify' }
  | RoundLoaded
  | RoundLooked
  | RoundMissing
  | RoundRevealed
  | RoundRefused
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    round: RoundEvent;
  }
}

export const roundPorts = {
  /** GET /play/rounds/{id}. */
  'round.load': port<{ id: string }, RoundLoaded | RoundMissing>('round.load'),
  /** GET /play/shown/{id}. */
  'round.look': port<{ id: string }, RoundLooked | RoundMissing>('round.look'),
  /** POST /play/rounds/{id}/reveal. */
  'round.reveal': port<{ id: string }, RoundRevealed | RoundRefused>('round.reveal'),
};
