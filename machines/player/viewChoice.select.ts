import type { SnapshotFrom } from 'xstate';
import type { viewChoiceMachine } from './viewChoice.machine';
import type { ProfileView } from './viewChoice.words';

/** What stands beside the player's name; undefined until it is known. */
export const shownView = ({
  context,
}: SnapshotFrom<typeof viewChoiceMachine>): ProfileView | undefined => context.view;
