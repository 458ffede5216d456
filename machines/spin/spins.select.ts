import type { SnapshotFrom } from 'xstate';
import type { FreeSpins } from '../../contract/spin';
import type { spinsMachine } from './spins.machine';

const none: readonly FreeSpins[] = [];

/** What is left; none before they are known. */
export const freeSpins = ({ context }: SnapshotFrom<typeof spinsMachine>): readonly FreeSpins[] =>
  context.count ?? none;
