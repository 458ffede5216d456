import type { SnapshotFrom } from 'xstate';
import type { ScratcherActor } from './scratcher.machine';
import type { scratchersMachine } from './scratchers.machine';

/** The actor of a listed config. */
export const scratcherActor = (
  { children }: SnapshotFrom<typeof scratchersMachine>,
  id: string,
): ScratcherActor | undefined => children[`scratcher:${id}`] as ScratcherActor | undefined;
