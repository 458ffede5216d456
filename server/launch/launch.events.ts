import type { StreamKind } from '../store/stream';

/** A launch address: single use, bound to player, game and currency [decision 23]. */
export type LaunchEvent =
  | {
      type: 'launch.issued';
      /** Absent for a guest, who plays for fun. */
      player?: string;
      /** The player's session that asked. */
      session?: string;
      /** Where a guest was. */
      country?: string;
      game: string;
      currency: string;
      expiresAt: string;
    }
  | { type: 'launch.used'; sitting: string };

export interface LaunchState {
  player?: string;
  session?: string;
  country?: string;
  game?: string;
  currency?: string;
  expiresAt?: string;
  sitting?: string;
}

export const launchKind: StreamKind<LaunchState, LaunchEvent> = {
  name: 'launch',
  initial: {},
  evolve: (state, event) => {
    if (event.type === 'launch.used') return { ...state, sitting: event.sitting };
    const { type: _, ...issued } = event;
    return issued;
  },
};
