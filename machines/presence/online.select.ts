import type { SnapshotFrom } from 'xstate';
import type { onlineMachine } from './online.machine';
import type { Online } from './online.words';

/** Who is here; undefined until it has loaded. */
export const online = ({ context }: SnapshotFrom<typeof onlineMachine>): Online | undefined =>
  context.online;
