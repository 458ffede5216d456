import { type ActorRefFrom, enqueueActions, setup } from 'xstate';
import { LOAD_MORE_LOCK_MS } from '../../contract/limits';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import type { LoadMoreEvent, LoadMoreInput } from './loadMore.words';

/** The load-more button: one press loads one page, however often it is pressed [§4]. */
export const loadMoreMachine = setup({
  types: {} as {
    context: LoadMoreInput;
    events: LoadMoreEvent;
    input: LoadMoreInput;
    tags: Look;
    meta: Meaning;
  },
  delays: { LOAD_MORE_LOCK_MS },
  actions: {
    askMore: enqueueActions(({ context, enqueue }) => {
      enqueue(tell(context.list, { type: 'list.more' }));
    }),
  },
}).createMachine({
  id: 'loadMore',
  context: ({ input }) => input,
  initial: 'ready',
  states: {
    ready: {
      meta: { says: 'May be pressed', spec: '§4 Load-more button' },
      on: { 'loadMore.press': { target: 'locked', actions: 'askMore' } },
    },
    locked: {
      tags: ['locked'],
      meta: { says: 'Was just pressed', spec: '§9 Load-more lock' },
      after: { LOAD_MORE_LOCK_MS: 'ready' },
    },
  },
});

export type LoadMoreActor = ActorRefFrom<typeof loadMoreMachine>;
