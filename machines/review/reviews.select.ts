import type { SnapshotFrom } from 'xstate';
import { REVIEWS_PAGE } from '../../contract/limits';
import type { Review, ReviewSummary } from '../../contract/review';
import { hasMore } from '../kit/list.rules';
import type { reviewMachine } from './review.machine';
import type { reviewsMachine } from './reviews.machine';

type Snapshot = SnapshotFrom<typeof reviewsMachine>;

/** The most helpful first; the reader's own among them. */
export const listed = (reviews: Snapshot): readonly Review[] => reviews.context.list.items;
export const summary = (reviews: Snapshot): ReviewSummary => reviews.context.summary;
export const shownCount = (reviews: Snapshot): number => reviews.context.list.items.length;
export const isMoreLeft = (reviews: Snapshot): boolean =>
  hasMore(reviews.context.list, REVIEWS_PAGE);
/** The actor of the vote on one review; it exists once the player has touched it. */
export const voteOn = (reviews: Snapshot, reviewId: string) => reviews.children[`vote:${reviewId}`];
/** The actor of the stars while a review is being written. */
export const stars = (review: SnapshotFrom<typeof reviewMachine>) => review.children.stars;
