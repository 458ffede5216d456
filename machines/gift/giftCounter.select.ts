import type { SnapshotFrom } from 'xstate';
import type { giftCounterMachine } from './giftCounter.machine';

/** How many boxes wait to be opened. */
export const unseenGifts = ({ context }: SnapshotFrom<typeof giftCounterMachine>): number =>
  context.count ?? 0;
