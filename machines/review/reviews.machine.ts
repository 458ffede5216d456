import { type ActorRefFrom, assign, enqueueActions, setup } from 'xstate';
import { REVIEWS_GATHER_MS, REVIEWS_PAGE } from '../../contract/limits';
import type { Review, ReviewSummary, Vote } from '../../contract/review';
import { hasMore, nextPage, noPages, type Paged } from '../kit/list.rules';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { toChild } from '../kit/toChild';
import { firstPages, sizeOf, withReview, withVote } from './reviews.rules';
import { type ReviewsEvent, type ReviewsPage, reviewsPorts } from './reviews.words';
import { voteMachine } from './vote.machine';

export interface ReviewsContext {
  gameId: string;
  signedIn: boolean;
  list: Paged<Review>;
  summary: ReviewSummary;
  /** Reviews whose vote has an actor: `vote:{reviewId}`. */
  votes: string[];
}

const nothing = { list: noPages, summary: { total: 0 } };

export const reviewsMachine = setup({
  types: {} as { context: ReviewsContext; events: ReviewsEvent; tags: Look; meta: Meaning },
  actors: { ...reviewsPorts, vote: voteMachine },
  delays: { REVIEWS_GATHER_MS },
  guards: {
    isEmpty: (_, params: { total: number }) => params.total === 0,
    hasMore: ({ context }) => hasMore(context.list, REVIEWS_PAGE),
    // A guest and the writer see the counts, and do not count.
    mayVote: ({ context }, params: { reviewId: string }) =>
      context.signedIn &&
      context.list.items.some(({ _id, mine }) => _id === params.reviewId && !mine),
  },
  actions: {
    enter: assign(({ context }, params: { gameId: string; signedIn: boolean }) => ({
      signedIn: params.signedIn,
      ...(params.gameId !== context.gameId && { ...nothing, gameId: params.gameId }),
    })),
    forget: assign({ ...nothing, gameId: '', signedIn: false }),
    keepPages: assign(({ context }, params: ReviewsPage) => ({
      list: firstPages(params, context.list.pages),
      summary: params.summary,
    })),
    appendPage: assign(({ context }, params: ReviewsPage) => ({
      list: nextPage(context.list, params, ({ _id }) => _id),
      summary: params.summary,
    })),
    tellOwn: tell('review', (_, params: ReviewsPage) => ({
      type: 'review.known',
      own: params.own,
    })),
    turn: assign({
      list: ({ context }, params: { reviewId: string; vote: Vote | undefined }) =>
        withReview(context.list, params.reviewId, (review) => withVote(review, params.vote)),
    }),
    count: assign({
      list: ({ context }, params: { review: Review }) =>
        withReview(context.list, params.review._id, () => params.review),
    }),
    press: enqueueActions(({ context, enqueue }, params: { reviewId: string; vote: Vote }) => {
      const { reviewId, vote } = params;
      const id = `vote:${reviewId}`;
      if (!context.votes.includes(reviewId)) {
        const before = context.list.items.find(({ _id }) => _id === reviewId)?.vote;
        enqueue.spawnChild('vote', {
          id,
          input: { gameId: context.gameId, reviewId, vote: before },
        });
        enqueue.assign({ votes: [...context.votes, reviewId] });
        enqueue.sendTo(id, { type: 'vote.press', vote });
      } else enqueue(toChild(id, { type: 'vote.press', vote }));
    }),
    clearVotes: enqueueActions(({ context, enqueue }) => {
      for (const reviewId of context.votes) enqueue.stopChild(`vote:${reviewId}`);
      enqueue.assign({ votes: [] });
    }),
  },
}).createMachine({
  id: 'reviews',
  context: { gameId: '', signedIn: false, ...nothing, votes: [] },
  initial: 'closed',
  on: {
    'game.entered': {
      target: '.open',
      reenter: true,
      actions: ['clearVotes', { type: 'enter', params: ({ event }) => event }],
    },
    'game.left': { target: '.closed', actions: ['clearVotes', 'forget'] },
  },
  states: {
    closed: { meta: { says: 'No game’s page is shown', spec: '§3 Game reviews' } },
    open: {
      meta: { says: 'The reviews of a game', spec: '§3 Game reviews' },
      initial: 'loading',
      on: {
        'reviews.vote': {
          guard: { type: 'mayVote', params: ({ event }) => event },
          actions: { type: 'press', params: ({ event }) => event },
        },
        'vote.turned': { actions: { type: 'turn', params: ({ event }) => event } },
        'review.counted': { actions: { type: 'count', params: ({ event }) => event } },
        'reviews.refresh': '.loading',
      },
      states: {
        loading: {
          tags: ['busy'],
          meta: { says: 'Loads the first reviews; what was shown stays', spec: '§7 B reviews' },
          invoke: {
            id: 'load',
            src: 'reviews.load',
            input: ({ context }) => ({
              gameId: context.gameId,
              pageIndex: 0,
              pageSize: sizeOf(context.list),
            }),
          },
          on: {
            'reviews.loaded': [
              {
                guard: { type: 'isEmpty', params: ({ event }) => event },
                target: 'empty',
                actions: [
                  { type: 'keepPages', params: ({ event }) => event },
                  { type: 'tellOwn', params: ({ event }) => event },
                ],
              },
              {
                target: 'shown',
                actions: [
                  { type: 'keepPages', params: ({ event }) => event },
                  { type: 'tellOwn', params: ({ event }) => event },
                ],
              },
            ],
            'port.failed': 'failed',
            // An answer that is already under way may be older than the news.
            'room.heard': { target: 'loading', reenter: true },
          },
        },
        shown: {
          meta: { says: 'The reviews are shown, the most helpful first', spec: '§3 Game reviews' },
          on: {
            'list.more': { guard: 'hasMore', target: 'loadingMore' },
            'room.heard': 'outdated',
          },
        },
        loadingMore: {
          tags: ['busy'],
          meta: { says: 'Loads the next reviews below', spec: '§7 B reviews' },
          invoke: {
            id: 'load',
            src: 'reviews.load',
            input: ({ context }) => ({
              gameId: context.gameId,
              pageIndex: context.list.pages,
              pageSize: REVIEWS_PAGE,
            }),
          },
          on: {
            'reviews.loaded': {
              target: 'shown',
              actions: { type: 'appendPage', params: ({ event }) => event },
            },
            'port.failed': 'cutShort',
          },
        },
        cutShort: {
          tags: ['failed'],
          meta: { says: 'The next reviews did not load; the others stay', spec: '§7 B reviews' },
          on: {
            'list.more': { guard: 'hasMore', target: 'loadingMore' },
            'connection.found': 'loadingMore',
            'room.heard': 'outdated',
          },
        },
        outdated: {
          meta: { says: 'One changed; gathers more of such news', spec: '§3 Game reviews' },
          after: { REVIEWS_GATHER_MS: 'loading' },
        },
        empty: {
          meta: { says: 'Nobody has written one yet', spec: '§3 Game reviews' },
          on: { 'room.heard': 'outdated' },
        },
        failed: {
          tags: ['failed'],
          meta: { says: 'They did not load; what was shown stays', spec: '§7 B reviews' },
          on: { 'connection.found': 'loading', 'room.heard': 'outdated' },
        },
      },
    },
  },
});

export type ReviewsActor = ActorRefFrom<typeof reviewsMachine>;
