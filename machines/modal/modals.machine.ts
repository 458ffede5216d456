import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Look, Meaning } from '../kit/look';
import type { Modal, ModalsEvent } from './modals.words';

export const modalsMachine = setup({
  types: {} as {
    context: { stack: Modal[] };
    events: ModalsEvent;
    tags: Look;
    meta: Meaning;
  },
  guards: { isLast: ({ context }) => context.stack.length === 1 },
  actions: {
    push: assign({
      stack: ({ context }, params: Omit<Modal, 'values'> & { values?: Modal['values'] }) => [
        ...context.stack,
        { name: params.name, size: params.size, values: params.values ?? {} },
      ],
    }),
    pop: assign({ stack: ({ context }) => context.stack.slice(0, -1) }),
    clear: assign({ stack: [] }),
  },
}).createMachine({
  id: 'modals',
  context: { stack: [] },
  initial: 'none',
  on: {
    'modals.open': { target: '.shown', actions: { type: 'push', params: ({ event }) => event } },
  },
  states: {
    none: { meta: { says: 'No dialog is open', spec: '§9 Modal sizes' } },
    shown: {
      meta: { says: 'The dialog on top is shown', spec: '§9 Modal sizes' },
      on: {
        'modals.close': [{ guard: 'isLast', target: 'none', actions: 'pop' }, { actions: 'pop' }],
        'modals.closeAll': { target: 'none', actions: 'clear' },
        // What it holds may be the player's who leaves, on a page that stays.
        'session.closed': { target: 'none', actions: 'clear' },
      },
    },
  },
});

export type ModalsActor = ActorRefFrom<typeof modalsMachine>;
