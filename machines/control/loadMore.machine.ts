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
      const { resident } = context;
      if (resident === 'lobby') enqueue(tell('lobby', { type: 'lobby.more' }));
      else if (resident === 'activities') enqueue(tell('activities', { type: 'activities.more' }));
      else if (resident === 'gifts') enqueue(tell('gifts', { type: 'gifts.more' }));
      else if (resident === 'letters') enqueue(tell('letters', { type: 'letters.more' }));
      else if (resident === 'notifications')
        enqueue(tell('notifications', { type: 'notifications.more' }));
      else if (resident === 'rounds') enqueue(tell('rounds', { type: 'rounds.more' }));
      else if (resident === 'people') enqueue(tell('people', { type: 'people.more' }));
      else if (resident === 'messages') enqueue(tell('messages', { type: 'messages.more' }));
      else if (resident === 'reviews') enqueue(tell('reviews', { type: 'reviews.more' }));
      else enqueue(tell('transactions', { type: 'transactions.more' }));
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
