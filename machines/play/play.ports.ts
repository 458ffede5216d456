import type { Fairness, PlaySession, Round } from '../../contract/play';
import type { Problem } from '../../contract/problems';
import { port } from '../kit/port';
import type { Action, Bet } from './play.events';

interface Refused {
  type: 'play.refused';
  problem: Problem;
}

export const playPorts = {
  /**
   * POST /games/{id}/url: answers with the secret of the launch address, with the sitting for fun
   * that this browser still keeps, or with a third party's address.
   */
  'play.launch': port<
    { gameId: string; currency: string },
    | { type: 'play.launched'; launch: string }
    | { type: 'play.kept'; session: string }
    | { type: 'play.elsewhere'; address: string }
    | Refused
  >('play.launch'),
  /** POST /play/session: with a launch address, or back to a sitting by its secret. */
  'play.seat': port<
    { gameId: string } & ({ launch: string } | { session: string }),
    { type: 'play.seated'; session: PlaySession } | Refused
  >('play.seat'),
  /** POST /play/rounds. `key` is the Idempotency-Key: the same turn asked twice is one bet. */
  'play.bet': port<
    { session: string; stake: number; bet: Bet; key: string },
    { type: 'round.opened'; round: Round; balance: number } | Refused
  >('play.bet'),
  /**
   * POST /play/rounds/{id}/act; `turn` counts the steps before this one. `key` is the
   * Idempotency-Key: the same step asked twice is taken once.
   */
  'play.act': port<
    { session: string; roundId: string; turn: number; action: Action | undefined; key: string },
    { type: 'round.acted'; round: Round; balance: number } | Refused
  >('play.act'),
  /** POST /play/rounds/{id}/settle. */
  'play.settle': port<
    { session: string; roundId: string },
    { type: 'round.settled'; round: Round; balance: number } | Refused
  >('play.settle'),
  /** POST /play/seed. */
  'play.rotate': port<
    { session: string; clientSeed: string | undefined },
    { type: 'seed.rotated'; revealed: Fairness; next: Fairness } | Refused
  >('play.rotate'),
};
