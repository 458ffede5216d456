import type { StreamKind } from '../store/stream';

/** One stay at a game, from launch to its expiry; whoever holds its secret plays. */
export interface SittingEvent {
  type: 'sitting.opened';
  player?: string;
  /** The player's session that launched it. */
  session?: string;
  /** Where a guest was who launched it. */
  country?: string;
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
