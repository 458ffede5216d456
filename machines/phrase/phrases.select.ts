import type { SnapshotFrom } from 'xstate';
import type { phrasesMachine } from './phrases.machine';

/** Whether the phrase list has loaded [§4]. */
export const isReady = (phrases: SnapshotFrom<typeof phrasesMachine>): boolean =>
  phrases.matches('ready');
