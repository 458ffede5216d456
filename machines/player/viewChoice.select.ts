import type { SnapshotFrom } from 'xstate';
import type { ProfileView } from './viewChoice.events';
import type { viewChoiceMachine } from './viewChoice.machine';

/** What stands beside the player's name; undefined until it is known. */
export const shownView = ({
  context,
}: SnapshotFrom<typeof viewChoiceMachine>): ProfileView | undefined => context.view;
