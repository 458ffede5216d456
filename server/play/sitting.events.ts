import type { StreamKind } from '../store/stream';

/** A launch address: single use, bound to player, game and currency [decision 23]. */
export type LaunchEvent =
  | {
      type: 'launch.issued';
      /** Absent for a guest, who plays for fun. */
      player?: string;
      game: string;
      currency: string;
      expiresAt: string;
    }
  | { type: 'launch.used'; sitting: string };

export interface LaunchState {
  player?: string;
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

/** One stay at a game, from launch to its expiry; whoever holds its secret plays. */
export interface SittingEvent {
  type: 'sitting.opened';
  player?: string;
  game: string;
  currency: string;
  /** The seat whose seeds and open round this sitting uses; a third party's game has none. */
  seat?: string;
  /** The wallet that pays: the player's, or the sitting's own demo balance. */
  wallet: string;
  expiresAt: string;
}

export type SittingState = Partial<Omit<SittingEvent, 'type'>>;

export const sittingKind: StreamKind<SittingState, SittingEvent> = {
  name: 'sitting',
  initial: {},
  evolve: (_, { type: _type, ...opened }) => opened,
};
