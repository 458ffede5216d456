import type { SnapshotFrom } from 'xstate';
import type { socketMachine } from './socket.machine';

/** Whether the platform cannot be heard: the page says so, to guests as well. */
export const isUnheard = (socket: SnapshotFrom<typeof socketMachine>): boolean =>
  socket.matches('closed') || (socket.matches('opening') && socket.context.lost);
