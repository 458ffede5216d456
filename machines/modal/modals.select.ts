import type { SnapshotFrom } from 'xstate';
import type { modalsMachine } from './modals.machine';
import type { Modal } from './modals.words';

/** The dialog on top, if any. */
export const topModal = (modals: SnapshotFrom<typeof modalsMachine>): Modal | undefined =>
  modals.context.stack.at(-1);
