import { type ActorRefFrom, assign, enqueueActions, setup, stopChild } from 'xstate';
import type { ControlName } from '../kit/controls';
import type { Done } from '../kit/done.words';
import type { Look, Meaning } from '../kit/look';
import type { StageEvent } from './stage.words';

export interface StageContext {
  /** The control of each key. */
  controls: Record<string, ControlName>;
}

interface Mounted {
  key: string;
  control: ControlName;
  input?: unknown;
}

/** Mounts the controls that have a lifecycle: one tree, and one journal, for all of them. */
export const stageMachine = setup({
  types: {} as { context: StageContext; events: StageEvent | Done; tags: Look; meta: Meaning },
  guards: {
    isFree: ({ context }, params: { key: string }) => !Object.hasOwn(context.controls, params.key),
  },
  actions: {
    // Their machines are put beside this one where the root is built: it knows none of them.
    mount: enqueueActions(({ enqueue }, { key, control, input }: Mounted) =>
      enqueue.spawnChild(control as never, { id: key, input } as never),
    ),
    keepControl: assign({
      controls: ({ context }, { key, control }: Mounted) => ({
        ...context.controls,
        [key]: control,
      }),
    }),
    unmount: stopChild((_, params: { key: string }) => params.key),
    dropControl: assign({
      controls: ({ context }, params: { key: string }) =>
        Object.fromEntries(Object.entries(context.controls).filter(([key]) => key !== params.key)),
    }),
  },
}).createMachine({
  id: 'stage',
  context: { controls: {} },
  initial: 'set',
  states: {
    set: {
      meta: {
        says: 'Mounts and unmounts controls by key; one that ends is unmounted',
        spec: '§2 Reusable controls',
      },
      on: {
        'stage.mount': {
          guard: { type: 'isFree', params: ({ event }) => event },
          actions: [
            { type: 'mount', params: ({ event }) => event },
            { type: 'keepControl', params: ({ event }) => event },
          ],
        },
        'stage.unmount': {
          actions: [
            { type: 'unmount', params: ({ event }) => event },
            { type: 'dropControl', params: ({ event }) => event },
          ],
        },
        'xstate.done.actor.*': {
          actions: [
            { type: 'unmount', params: ({ event }) => ({ key: event.actorId }) },
            { type: 'dropControl', params: ({ event }) => ({ key: event.actorId }) },
          ],
        },
      },
    },
  },
});

export type StageActor = ActorRefFrom<typeof stageMachine>;
