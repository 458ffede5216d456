import type { SnapshotFrom } from 'xstate';
import type { Modal } from './modals.events';
import type { modalsMachine } from './modals.machine';

/** The dialog on top, if any. */
export const topModal = (modals: SnapshotFrom<typeof modalsMachine>): Modal | undefined =>
  modals.context.stack.at(-1);
