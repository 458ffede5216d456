import type { Problem } from '../../contract/problems';
import type { Review, ReviewSummary, Vote } from '../../contract/review';
import type { GameFact } from '../game/game.words';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';
import { type PortFailed, port } from '../kit/port';
import type { OutboxFact } from '../outbox/outbox.words';
import type { RoomHeard, RoomMissed } from '../socket/socket.words';

export interface ReviewsWords extends ListWords {
  item: Review;
  /** Of a game, as a guest or a player reads them. */
  query: { gameId: string; signedIn: boolean };
  more: {
    /** What all of them come to. */
    summary: ReviewSummary;
    /** The reader's own, whichever page it is on. */
    own?: Review | undefined;
  };
  own: {
    summary: ReviewSummary;
    /** Reviews that a vote is on its way to. */
    voting: string[];
  };
  heard:
    | GameFact
    | RoomHeard
    | RoomMissed
    /** One `vote:{reviewId}` turned, and is on its way to the server. */
    | { type: 'vote.turned'; reviewId: string; vote: Vote | undefined }
    /** It was not counted: it is again what it was. */
    | { type: 'vote.takenBack'; reviewId: string; vote: Vote | undefined }
    /** What the server counts now. */
    | { type: 'review.counted'; review: Review };
}

export type ReviewsEvent = ListEvent<ReviewsWords>;

/** Sent to the vote on one review (`reviews/vote:review_x`). */
export type VoteEvent =
  | { type: 'vote.press'; vote: Vote }
  /** The list has come again. */
  | { type: 'vote.told'; review: Review }
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

declare module '../kit/residents' {
  interface Residents {
    review: ReviewEvent;
    reviews: ReviewsEvent;
  }
}

export const reviewsPorts = {
  /** GET /games/{id}/reviews [§7 B]. */
  'reviews.list': listPort<ReviewsWords>('reviews.list'),
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
