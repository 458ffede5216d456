import type { SnapshotFrom } from 'xstate';
import type { Game } from '../../contract/game';
import type { gameMachine } from './game.machine';

export const game = (snapshot: SnapshotFrom<typeof gameMachine>): Game | undefined =>
  snapshot.context.game;
