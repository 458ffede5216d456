import type { SnapshotFrom } from 'xstate';
import type { stageMachine } from './stage.machine';

/** The actor of a seated control; undefined until it is seated. */
export const seated = (stage: SnapshotFrom<typeof stageMachine>, key: string) =>
  stage.children[key];
