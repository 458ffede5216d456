import { problem } from '../../contract/problems';
import { accept, type Decision, refuse } from '../store/decision';
import type { SeatEvent, SeatState } from './seat.events';

/** One round at a time: the open one is named, so that the player can return to it. */
export const decideOpen = (
  seat: SeatState,
  round: string,
): Decision<{ seat: SeatEvent[] }, null> =>
  seat.round === undefined
    ? accept({ seat: [{ type: 'seat.roundOpened', round }] }, null)
    : refuse(problem('round-open', { round: seat.round }));

/** Closing a round that is not open at this seat is silent. */
export const decideClose = (
  seat: SeatState,
  round: string,
): Decision<{ seat: SeatEvent[] }, null> =>
  accept({ seat: seat.round === round ? [{ type: 'seat.roundClosed', round }] : [] }, null);

export interface Rotation {
  /** The server seed that is revealed. */
  serverSeed: string;
  /** Hash of the next one. */
  commit: string;
  clientSeed: string;
}

/** Reveals the seed and commits to the next; never while a round still draws from it. */
export const decideRotate = (
  seat: SeatState,
  rotation: Rotation,
): Decision<{ seat: SeatEvent[] }, { commit: string; clientSeed: string; nonce: number }> => {
  if (seat.round !== undefined) return refuse(problem('seed-in-use', { round: seat.round }));
  const { commit = '', clientSeed, nonce } = seat;
  return accept(
    { seat: [{ type: 'seat.seedRotated', ...rotation }] },
    { commit, clientSeed, nonce },
  );
};
