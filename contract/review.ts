import * as z from 'zod/mini';
import { call } from './call';
import { REVIEW_TEXT_MAX, REVIEWS_PAGE, STARS_MAX } from './limits';
import { Done, Id, Instant, PageIndex, PageSize, pageOf, textOf } from './words';

export const Vote = z.enum(['up', 'down']);
export type Vote = z.infer<typeof Vote>;

/** What one player thinks of one game; votes are other players' [§3 Game, §2]. */
export const Review = z.object({
  _id: Id,
  gameId: Id,
  playerId: Id,
  player: z.string(),
  icon: z.optional(z.string()),
  /** 1 to 5, whole. */
  stars: z.int(),
  text: z.string(),
  createdAt: Instant,
  editedAt: z.optional(Instant),
  up: z.int(),
  down: z.int(),
  /** Written by the reader: it may be changed and deleted, and not voted on. */
  mine: z.boolean(),
  /** The reader's own vote. */
  vote: z.optional(Vote),
});
export type Review = z.infer<typeof Review>;

/** What all reviews of a game come to; `average` is absent when nobody wrote one. */
export const ReviewSummary = z.object({ average: z.optional(z.number()), total: z.int() });
export type ReviewSummary = z.infer<typeof ReviewSummary>;

const gameId = z.object({ id: z.string().check(z.maxLength(80)) });
const Written = z.object({
  stars: z.int().check(z.gte(1), z.lte(STARS_MAX)),
  text: z._default(textOf(0, REVIEW_TEXT_MAX), ''),
});

const command = {
  audience: 'player',
  kind: 'command',
  rate: 'write',
  spec: '§7 B games',
} as const;

export const listReviews = call({
  stance: 'neutral',
  name: 'listReviews',
  method: 'GET',
  path: '/games/:id/reviews',
  aliases: [{ method: 'GET', path: '/games/:id/reviews' }],
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  params: gameId,
  query: z.object({
    pageIndex: z._default(PageIndex, 0),
    pageSize: z._default(PageSize, REVIEWS_PAGE),
  }),
  out: z.extend(pageOf(Review), {
    summary: ReviewSummary,
    /** The reader's own review, whichever page it is on. */
    own: z.optional(Review),
  }),
  refusals: ['not-found'],
  spec: '§7 B games',
  says: 'A page of the reviews of a game, the most helpful first',
});

export const writeReview = call({
  speaks: true,
  stance: 'neutral',
  ...command,
  name: 'writeReview',
  method: 'POST',
  path: '/games/:id/reviews',
  aliases: [{ method: 'POST', path: '/games/:id/reviews' }],
  params: gameId,
  body: Written,
  out: Review,
  refusals: ['not-found', 'review-exists', 'muted'],
  says: 'Write the one review that a player has of a game',
});

export const editReview = call({
  stance: 'neutral',
  ...command,
  name: 'editReview',
  method: 'PUT',
  path: '/games/:id/reviews',
  aliases: [{ method: 'PUT', path: '/games/:id/reviews' }],
  params: gameId,
  body: Written,
  out: Review,
  refusals: ['not-found', 'muted'],
  says: 'Change one’s own review',
});

export const voteOnReview = call({
  stance: 'neutral',
  ...command,
  name: 'voteOnReview',
  method: 'POST',
  path: '/games/:id/reviews/vote',
  aliases: [{ method: 'POST', path: '/games/:id/reviews/vote' }],
  params: gameId,
  /** The vote that shall stand, so that sending it twice is sending it once; none takes it back. */
  body: z.object({ reviewId: Id, vote: z.optional(Vote) }),
  out: Review,
  refusals: ['not-found', 'forbidden'],
  says: 'Vote on somebody else’s review, turn the vote, or take it back',
});

export const deleteReview = call({
  stance: 'neutral',
  ...command,
  name: 'deleteReview',
  method: 'POST',
  path: '/games/:id/reviews/delete',
  aliases: [{ method: 'POST', path: '/games/:id/reviews/delete' }],
  params: gameId,
  out: Done,
  refusals: ['not-found'],
  says: 'Delete one’s own review, with its votes',
});
