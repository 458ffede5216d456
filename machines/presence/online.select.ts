import type { SnapshotFrom } from 'xstate';
import type { Online } from './online.events';
import type { onlineMachine } from './online.machine';

/** Who is here; undefined until it has loaded. */
export const online = ({ context }: SnapshotFrom<typeof onlineMachine>): Online | undefined =>
  context.online;
