import type { Problem } from '../../contract/problems';
import type { Review, ReviewSummary, Vote } from '../../contract/review';
import type { ConnectionFound } from '../connection/connection.words';
import type { GameFact } from '../game/game.words';
import { type PortFailed, port } from '../kit/port';
import type { OutboxFact } from '../outbox/outbox.words';
import type { RoomHeard } from '../socket/socket.words';

/** A page of reviews, and what all of them come to. */
export interface ReviewsPage {
  items: Review[];
  total: number;
  summary: ReviewSummary;
  /** The reader's own, whichever page it is on. */
  own?: Review | undefined;
}

export type ReviewsEvent =
  | GameFact
  | RoomHeard
  | { type: 'list.more' }
  | { type: 'reviews.refresh' }
  /** A press on one of the two thumbs of a review. */
  | { type: 'reviews.vote'; reviewId: string; vote: Vote }
  | ({ type: 'reviews.loaded' } & ReviewsPage)
  /** One `vote:{reviewId}` turned, or turned back. */
  | { type: 'vote.turned'; reviewId: string; vote: Vote | undefined }
  /** What the server counts now. */
  | { type: 'review.counted'; review: Review }
  | ConnectionFound
  | PortFailed;

/** Sent to the vote on one review (`reviews/vote:review_x`). */
export type VoteEvent =
  | { type: 'vote.press'; vote: Vote }
  | { type: 'vote.taken'; review: Review }
  | { type: 'vote.refused'; problem: Problem }
  | PortFailed;

/** Sent to the reader's own review of the game. */
export type ReviewEvent =
  | GameFact
  | OutboxFact
  /** What the list knows of it. */
  | { type: 'review.known'; own: Review | undefined }
  | { type: 'review.write' }
  | { type: 'review.rate'; stars: number }
  | { type: 'review.type'; draft: string }
  | { type: 'review.cancel' }
  | { type: 'review.submit' }
  | { type: 'review.delete' }
  | { type: 'review.confirm' }
  | { type: 'review.saved'; review: Review }
  | { type: 'review.deleted' }
  | { type: 'review.refused'; problem: Problem }
  | PortFailed;

type Refused = { type: 'review.refused'; problem: Problem };

export const reviewsPorts = {
  /** GET /games/{id}/reviews [§7 B]; `pageIndex` is 0-based. */
  'reviews.load': port<
    { gameId: string; pageIndex: number; pageSize: number },
    { type: 'reviews.loaded' } & ReviewsPage
  >('reviews.load'),
  /** POST or, for one that exists, PUT /games/{id}/reviews [§7 B]. */
  'review.save': port<
    { gameId: string; stars: number; text: string; exists: boolean },
    { type: 'review.saved'; review: Review } | Refused
  >('review.save'),
  /** POST /games/{id}/reviews/delete [§7 B]. */
  'review.delete': port<{ gameId: string }, { type: 'review.deleted' } | Refused>('review.delete'),
  /** POST /games/{id}/reviews/vote [§7 A]; without a vote, the one given is taken back. */
  'review.vote': port<
    { gameId: string; reviewId: string; vote: Vote | undefined },
    { type: 'vote.taken'; review: Review } | { type: 'vote.refused'; problem: Problem }
  >('review.vote'),
};
