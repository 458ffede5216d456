import { type ActorRefFrom, assign, setup } from 'xstate';
import type { Review, Vote } from '../../contract/review';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { pressed } from './reviews.rules';
import { reviewsPorts, type VoteEvent } from './reviews.words';

export interface VoteInput {
  gameId: string;
  reviewId: string;
  vote: Vote | undefined;
}

export interface VoteContext extends VoteInput {
  /** What the server counts, to turn back to. */
  counted: Vote | undefined;
  /** What it is being asked to count. */
  asked: Vote | undefined;
}

/** The vote on one review: turns at once, turns back visibly when the server refuses. */
export const voteMachine = setup({
  types: {} as {
    context: VoteContext;
    events: VoteEvent;
    input: VoteInput;
    tags: Look;
    meta: Meaning;
  },
  actors: reviewsPorts,
  guards: { isOtherWanted: ({ context }) => context.vote !== context.asked },
  actions: {
    keepAsked: assign({ asked: ({ context }) => context.vote }),
    press: assign({
      vote: ({ context }, params: { vote: Vote }) => pressed(context.vote, params.vote),
    }),
    keepCounted: assign((_, params: { review: Review }) => ({
      vote: params.review.vote,
      counted: params.review.vote,
    })),
    keepMeanwhile: assign({ counted: (_, params: { review: Review }) => params.review.vote }),
    turnBack: assign({ vote: ({ context }) => context.counted }),
    tellTurned: tell('reviews', ({ context }) => ({
      type: 'vote.turned',
      reviewId: context.reviewId,
      vote: context.vote,
    })),
    tellTakenBack: tell('reviews', ({ context }) => ({
      type: 'vote.takenBack',
      reviewId: context.reviewId,
      vote: context.vote,
    })),
    tellCounted: tell('reviews', (_, params: { review: Review }) => ({
      type: 'review.counted',
      review: params.review,
    })),
    explain: tell('alerts', {
      type: 'alerts.say',
      kind: 'error',
      slug: 'Review.The vote was not counted',
    }),
  },
}).createMachine({
  id: 'vote',
  context: ({ input }) => ({ ...input, counted: input.vote, asked: input.vote }),
  initial: 'counted',
  states: {
    counted: {
      meta: { says: 'The vote, or none, as the server counts it', spec: '§3 Game reviews, votes' },
      on: {
        'vote.press': {
          target: 'voting',
          actions: [{ type: 'press', params: ({ event }) => event }, 'tellTurned'],
        },
        'vote.told': { actions: { type: 'keepCounted', params: ({ event }) => event } },
      },
    },
    voting: {
      tags: ['busy', 'optimistic'],
      meta: { says: 'Shown as given, being counted', spec: '§7 A reviews/vote' },
      entry: 'keepAsked',
      invoke: {
        id: 'vote',
        src: 'review.vote',
        input: ({ context: { gameId, reviewId, vote } }) => ({ gameId, reviewId, vote }),
      },
      on: {
        // Asked at once, the second request could overtake the first.
        'vote.press': {
          actions: [{ type: 'press', params: ({ event }) => event }, 'tellTurned'],
        },
        'vote.taken': [
          {
            guard: 'isOtherWanted',
            target: 'voting',
            reenter: true,
            actions: { type: 'keepMeanwhile', params: ({ event }) => event },
          },
          {
            target: 'counted',
            actions: [
              { type: 'keepCounted', params: ({ event }) => event },
              { type: 'tellCounted', params: ({ event }) => event },
            ],
          },
        ],
        'vote.refused': { target: 'counted', actions: ['turnBack', 'tellTakenBack', 'explain'] },
        'port.failed': { target: 'counted', actions: ['turnBack', 'tellTakenBack', 'explain'] },
      },
    },
  },
});

export type VoteActor = ActorRefFrom<typeof voteMachine>;
