import type { SnapshotFrom } from 'xstate';
import type { User } from '../../contract/player';
import type { playerMachine } from './player.machine';

/** The signed-in player; undefined for a guest and until the account has loaded. */
export const user = (player: SnapshotFrom<typeof playerMachine>): User | undefined =>
  player.context.user;
