import type { SnapshotFrom } from 'xstate';
import type { RelationView } from '../../contract/relation.rules';
import type { relationMachine } from './relation.machine';

type Snapshot = SnapshotFrom<typeof relationMachine>;

/** How the two stand, as it is shown; undefined until it is known. */
export const relation = ({ context }: Snapshot): RelationView | undefined => context.relation;
