import type { Fairness } from '../../contract/play';
import { problem } from '../../contract/problems';
import { commitOf } from '../../games/fair/fair.rules';
import { type Accepted, accept, type Decision, refuse } from '../store/decision';
import type { SeatEvent, SeatState } from './seat.events';

/**
 * One round at a time: the open one is named, so that the player can return to it. The first bet
 * under a server seed brings the player's own, which stays until the next rotation: asked for one,
 * or given another, it refuses [decision 110].
 */
export const decideOpen = (
  seat: SeatState,
  round: string,
  clientSeed?: string,
): Decision<{ seat: SeatEvent[] }, { clientSeed: string }> => {
  if (seat.round !== undefined) return refuse(problem('round-open', { round: seat.round }));
  if (seat.clientSeed === '') {
    if (clientSeed === undefined) return refuse(problem('seed-missing'));
    return accept({ seat: [{ type: 'seat.roundOpened', round, clientSeed }] }, { clientSeed });
  }
  if (clientSeed !== undefined && clientSeed !== seat.clientSeed)
    return refuse(problem('seed-bound'));
  return accept({ seat: [{ type: 'seat.roundOpened', round }] }, { clientSeed: seat.clientSeed });
};

/** Closing a round that is not open at this seat is silent; no seat refuses it. */
export const decideClose = (
  seat: SeatState,
  round: string,
): Accepted<{ seat: SeatEvent[] }, null> =>
  accept({ seat: seat.round === round ? [{ type: 'seat.roundClosed', round }] : [] }, null);

export interface Rotation {
  /** The seat's server seed of an index: that of a commit, else the one to commit to. */
  serverSeed(index: number, commit?: string): string;
  /** The player's seed from now on; without it the next bet brings it. */
  clientSeed?: string | undefined;
}

/**
 * Reveals the seed and turns to the next, whose commit was told before the player's seed was asked
 * for; never while a round still draws from it.
 */
export const decideRotate = (
  seat: SeatState,
  { serverSeed, clientSeed }: Rotation,
): Decision<{ seat: SeatEvent[] }, { revealed: Fairness; next: Fairness }> => {
  if (seat.round !== undefined) return refuse(problem('seed-in-use', { round: seat.round }));
  const old = serverSeed(seat.seedIndex, seat.commit);
  const commit = commitOf(serverSeed(seat.seedIndex + 1));
  return accept(
    {
      seat: [
        {
          type: 'seat.seedRotated',
          serverSeed: old,
          commit,
          ...(clientSeed === undefined ? {} : { clientSeed }),
        },
      ],
    },
    {
      revealed: {
        commit: seat.commit ?? '',
        clientSeed: seat.clientSeed,
        nonce: seat.nonce,
        serverSeed: old,
      },
      next: {
        commit,
        clientSeed: clientSeed ?? '',
        nonce: 0,
        next: commitOf(serverSeed(seat.seedIndex + 2)),
      },
    },
  );
};

/**
 * Reveals the seed that a round of the seat was drawn from. Where that is still the seat's, the seat
 * turns to its next one; a seed that is known already stays known, silently [decision 153].
 */
export const decideReveal = (
  seat: SeatState,
  { seedIndex, ...rotation }: Pick<Rotation, 'serverSeed'> & { seedIndex: number },
): Decision<{ seat: SeatEvent[] }, null> => {
  if (seat.seedIndex > seedIndex) return accept({}, null);
  const turned = decideRotate(seat, rotation);
  return 'refused' in turned ? turned : accept(turned.events, null);
};

/**
 * Rotates a seat whose server seed is not of the master secret that `serverSeed` derives from now;
 * one that is, or that was never taken, stays silently [decision 112].
 */
export const decideTurn = (
  seat: SeatState,
  rotation: Pick<Rotation, 'serverSeed'>,
): Decision<{ seat: SeatEvent[] }, null> => {
  const { commit, seedIndex } = seat;
  const isTurned = commit === commitOf(rotation.serverSeed(seedIndex));
  if (commit === undefined || isTurned) return accept({}, null);
  const turned = decideRotate(seat, rotation);
  return 'refused' in turned ? turned : accept(turned.events, null);
};
