import type { SnapshotFrom } from 'xstate';
import type { ReviewSummary } from '../../contract/review';
import type { reviewMachine } from './review.machine';
import type { reviewsMachine } from './reviews.machine';
import type { VoteActor } from './vote.machine';

type Snapshot = SnapshotFrom<typeof reviewsMachine>;

export const summary = (reviews: Snapshot): ReviewSummary => reviews.context.summary;
/** The actor of the vote on one review; there is none where the reader does not count. */
export const voteOn = (reviews: Snapshot, reviewId: string): VoteActor | undefined =>
  reviews.children[`vote:${reviewId}`] as VoteActor | undefined;
/** The actor of the stars while a review is being written. */
export const stars = (review: SnapshotFrom<typeof reviewMachine>) => review.children.stars;
