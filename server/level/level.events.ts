import type { StreamKind } from '../store/stream';

/** A player's level was rewarded: `level:{player}`. The level itself follows from the wallet [§4]. */
export interface LevelEvent {
  type: 'level.reached';
  level: number;
  at: string;
}

export interface LevelState {
  /** The highest level that was rewarded; everybody begins at the first. */
  level: number;
}

export const levelKind: StreamKind<LevelState, LevelEvent> = {
  name: 'level',
  initial: { level: 1 },
  evolve: (_, { level }) => ({ level }),
};
