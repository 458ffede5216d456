import type { SnapshotFrom } from 'xstate';
import type { RelationActor } from './relation.machine';
import type { relationsMachine } from './relations.machine';

type Snapshot = SnapshotFrom<typeof relationsMachine>;

/** The relation to one player; undefined until a list or a view has brought it. */
export const relationTo = (relations: Snapshot, playerId: string): RelationActor | undefined =>
  relations.children[`relation:${playerId}`] as RelationActor | undefined;
