import type { Fairness } from '../../contract/play';
import { problem } from '../../contract/problems';
import { commitOf } from '../../games/fair/fair.rules';
import { type Accepted, accept, type Decision, refuse } from '../store/decision';
import type { SeatEvent, SeatState } from './seat.events';

/** One round at a time: the open one is named, so that the player can return to it. */
export const decideOpen = (
  seat: SeatState,
  round: string,
): Decision<{ seat: SeatEvent[] }, null> =>
  seat.round === undefined
    ? accept({ seat: [{ type: 'seat.roundOpened', round }] }, null)
    : refuse(problem('round-open', { round: seat.round }));

/** Closing a round that is not open at this seat is silent; no seat refuses it. */
export const decideClose = (
  seat: SeatState,
  round: string,
): Accepted<{ seat: SeatEvent[] }, null> =>
  accept({ seat: seat.round === round ? [{ type: 'seat.roundClosed', round }] : [] }, null);

export interface Rotation {
  /** The seat's server seed of an index; secret until it is revealed. */
  serverSeed(index: number): string;
  /** The client seed from now on; the one before stays without it. */
  clientSeed?: string | undefined;
}

/** Reveals the seed and commits to the next; never while a round still draws from it. */
export const decideRotate = (
  seat: SeatState,
  { serverSeed, clientSeed = seat.clientSeed }: Rotation,
): Decision<{ seat: SeatEvent[] }, { revealed: Fairness; next: Fairness }> => {
  if (seat.round !== undefined) return refuse(problem('seed-in-use', { round: seat.round }));
  const old = serverSeed(seat.seedIndex);
  const commit = commitOf(serverSeed(seat.seedIndex + 1));
  return accept(
    { seat: [{ type: 'seat.seedRotated', serverSeed: old, commit, clientSeed }] },
    {
      revealed: {
        commit: seat.commit ?? '',
        clientSeed: seat.clientSeed,
        nonce: seat.nonce,
        serverSeed: old,
      },
      next: { commit, clientSeed, nonce: 0 },
    },
  );
};
