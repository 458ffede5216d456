import type { SnapshotFrom } from 'xstate';
import type { messageWriteMachine } from './messageWrite.machine';
import type { Outgoing } from './messageWrite.rules';

type Snapshot = SnapshotFrom<typeof messageWriteMachine>;

/** Written here, not in the list yet. */
export const outgoing = (writing: Snapshot): readonly Outgoing[] => writing.context.outgoing;
/** The actor of one message on its way. */
export const messageActor = (writing: Snapshot, n: number) => writing.children[`message:${n}`];
