import { notificationFact } from '../notification/notification.fact';
import type { Fact, StreamKind } from '../store/stream';

/** A player's level was rewarded: `level:{player}`. The level itself follows from the wallet [§4]. */
export interface LevelEvent {
  type: 'level.reached';
  level: number;
  /** Whole coins that came with it; absent for levels from before there were any. */
  coins?: number;
  at: string;
}

export interface LevelState {
  /** The highest level that was rewarded; everybody begins at the first. */
  level: number;
}

const facts = (player: string): Fact[] => [
  notificationFact(player, 'achievements'),
  { audience: `player:${player}`, handler: 'OnPlayerChange', body: { Changed: ['level'] } },
];

export const levelKind: StreamKind<LevelState, LevelEvent> = {
  name: 'level',
  initial: { level: 1 },
  evolve: (_, { level }) => ({ level }),
  facts,
};
