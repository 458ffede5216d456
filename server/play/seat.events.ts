import type { StreamKind } from '../store/stream';

/**
 * A player's place at one game in one currency: the seeds of its rounds and the round that is
 * open. It outlives a sitting, so a round survives a reload [decision 25].
 */
export type SeatEvent =
  | {
      type: 'seat.taken';
      commit: string;
      /** Only of seats from before the player's seed came with the first bet [decision 110]. */
      clientSeed?: string;
    }
  | {
      type: 'seat.roundOpened';
      round: string;
      /** Binds the player's seed to the server's, which was committed to before. */
      clientSeed?: string;
    }
  | { type: 'seat.roundClosed'; round: string }
  | {
      type: 'seat.seedRotated';
      /** The old server seed: public from now on. */
      serverSeed: string;
      commit: string;
      /** Without it the next bet brings the player's seed. */
      clientSeed?: string;
    };

export interface SeatState {
  commit?: string;
  /** Empty until the player's seed is bound: no round is drawn before. */
  clientSeed: string;
  seedIndex: number;
  /** Number of the next round under this seed. */
  nonce: number;
  round?: string;
}

const evolve = (state: SeatState, event: SeatEvent): SeatState => {
  switch (event.type) {
    case 'seat.taken':
      return { ...state, commit: event.commit, clientSeed: event.clientSeed ?? '' };
    case 'seat.roundOpened':
      return {
        ...state,
        clientSeed: event.clientSeed ?? state.clientSeed,
        round: event.round,
        nonce: state.nonce + 1,
      };
    case 'seat.roundClosed': {
      const { round: _, ...rest } = state;
      return rest;
    }
    case 'seat.seedRotated':
      return {
        commit: event.commit,
        clientSeed: event.clientSeed ?? '',
        seedIndex: state.seedIndex + 1,
        nonce: 0,
      };
  }
};

export const seatKind: StreamKind<SeatState, SeatEvent> = {
  name: 'seat',
  initial: { clientSeed: '', seedIndex: 0, nonce: 0 },
  evolve,
};
