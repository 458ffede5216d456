import type { SnapshotFrom } from 'xstate';
import type { autoplayMachine } from './autoplay.machine';

type Snapshot = SnapshotFrom<typeof autoplayMachine>;

/** Rounds that it still plays by itself; undefined while the player plays. */
export const roundsLeft = (autoplay: Snapshot): number | undefined =>
  autoplay.matches('on') ? autoplay.context.left : undefined;
