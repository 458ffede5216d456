import type { AnyActorRef, SnapshotFrom } from 'xstate';
import type { stageMachine } from './stage.machine';

/** The actor of a mounted control; undefined until it is mounted. */
export const mounted = (
  stage: SnapshotFrom<typeof stageMachine>,
  key: string,
): AnyActorRef | undefined => (stage.children as Partial<Record<string, AnyActorRef>>)[key];
