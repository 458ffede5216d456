import type { SnapshotFrom } from 'xstate';
import type { RelationCounts } from './relation.words';
import type { relationCounterMachine } from './relationCounter.machine';

type Snapshot = SnapshotFrom<typeof relationCounterMachine>;

export const counts = ({ context }: Snapshot): RelationCounts | undefined => context.count;
/** Requests that wait for an answer of the player. */
export const openRequests = ({ context }: Snapshot): number => context.count?.requests ?? 0;
