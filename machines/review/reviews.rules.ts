import type { Review, Vote } from '../../contract/review';
import type { ListContext } from '../kit/list.config';
import type { Paged } from '../kit/list.rules';
import { type OutboxEntry, streamOf } from '../outbox/outbox.calls';
import type { ReviewsWords } from './reviews.words';

/** The vote that stands after a press: a second press on the same thumb takes it back. */
export const pressed = (before: Vote | undefined, press: Vote): Vote | undefined =>
  before === press ? undefined : press;

/** A review as it counts with another vote of the reader's. */
export const withVote = (review: Review, vote: Vote | undefined): Review => {
  const { vote: before, ...rest } = review;
  const change = (kind: Vote) => Number(vote === kind) - Number(before === kind);
  return {
    ...rest,
    up: review.up + change('up'),
    down: review.down + change('down'),
    ...(vote !== undefined && { vote }),
  };
};

/** The list with one review put in another's place; one that is not there changes nothing. */
export const withReview = (
  list: Paged<Review>,
  reviewId: string,
  change: (review: Review) => Review,
): Paged<Review> => ({
  ...list,
  items: list.items.map((review) => (review._id === reviewId ? change(review) : review)),
});

/** Ids without one of them. */
export const without = (ids: readonly string[], id: string): string[] =>
  ids.filter((other) => other !== id);

type Reviews = ListContext<ReviewsWords>;
type Fact<Type> = Extract<ReviewsWords['heard'], { type: Type }>;
type Knows = Pick<Reviews, 'list' | 'voting'>;

/** A vote turned: it is shown, and on its way. */
export const voted = ({ reviewId, vote }: Fact<'vote.turned'>, reviews: Reviews): Knows => ({
  list: withReview(reviews.list, reviewId, (review) => withVote(review, vote)),
  voting: [...without(reviews.voting, reviewId), reviewId],
});

/** It was not counted: it is again what it was. */
export const unvoted = ({ reviewId, vote }: Fact<'vote.takenBack'>, reviews: Reviews): Knows => ({
  list: withReview(reviews.list, reviewId, (review) => withVote(review, vote)),
  voting: without(reviews.voting, reviewId),
});

/** What the server counts now. */
export const counted = ({ review }: Fact<'review.counted'>, { list, voting }: Reviews): Knows => ({
  list: withReview(list, review._id, () => review),
  voting: without(voting, review._id),
});

/** What the outbox holds of the reader's review of a game, if anything. */
export const heldReview = (
  entries: readonly OutboxEntry[],
  gameId: string,
): { stars: number; draft: string } | undefined => {
  const entry = entries.findLast(
    ({ call, params }) =>
      (call === 'writeReview' || call === 'editReview') && params?.['id'] === gameId,
  );
  if (entry === undefined) return undefined;
  const { stars, text } = entry.body ?? {};
  return { stars: Number(stars), draft: typeof text === 'string' ? text : '' };
};

/** Whether an entry of the outbox is about the reader's review of a game. */
export const isOfReview = (entry: OutboxEntry, gameId: string): boolean =>
  streamOf(entry) === streamOf({ call: 'writeReview', params: { id: gameId } });
