import type { Problem } from '../../contract/problems';
import type { Review, Vote } from '../../contract/review';
import { port } from '../kit/port';
import type { ReviewsPage } from './reviews.events';

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
