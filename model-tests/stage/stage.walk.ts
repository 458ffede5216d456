import { buildApp } from '../../machines/app/build';
import { silentAdapters } from '../../machines/app/whole';
import type { stageMachine } from '../../machines/stage/stage.machine';
import { walk } from '../support/walk';

export const stageWalk = walk({
  // Its controls need silent ports as well.
  machine: buildApp(silentAdapters).implementations.actors.stage as typeof stageMachine,
  inputs: [undefined],
  events: [
    { type: 'stage.mount', key: 'more', control: 'loadMore', input: { list: 'lobby' } },
    { type: 'stage.unmount', key: 'more' },
    { type: 'xstate.done.actor.*', actorId: 'more' },
  ],
  view: ({ context }) => context,
});
