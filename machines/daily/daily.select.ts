import type { SnapshotFrom } from 'xstate';
import type { dailyMachine } from './daily.machine';

/** A box waits to be opened. */
export const isDailyWaiting = ({ context }: SnapshotFrom<typeof dailyMachine>): boolean =>
  context.daily?.state === 'waiting';
