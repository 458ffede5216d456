import type { SnapshotFrom } from 'xstate';
import type { Profile } from '../../contract/profile';
import type { playerCardMachine } from './playerCard.machine';

/** What may be seen of the player; undefined until it has loaded. */
export const profile = ({ context }: SnapshotFrom<typeof playerCardMachine>): Profile | undefined =>
  context.profile;
