import type { SnapshotFrom } from 'xstate';
import type { Message } from '../../contract/message';
import type { messagesMachine } from './messages.machine';
import type { Outgoing } from './messages.rules';

type Snapshot = SnapshotFrom<typeof messagesMachine>;

/** Newest first. */
export const said = (messages: Snapshot): readonly Message[] => messages.context.list.items;
/** Written here, not in the list yet. */
export const outbox = (messages: Snapshot): readonly Outgoing[] => messages.context.outbox;
/** The actor of one message on its way. */
export const outgoing = (messages: Snapshot, n: number) => messages.children[`message:${n}`];
