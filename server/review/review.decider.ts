import { problem } from '../../contract/problems';
import type { Vote } from '../../contract/review';
import { accept, type Decision, refuse } from '../store/decision';
import type { ReviewEvent, ReviewState, VoteEvent, VoteState } from './review.events';

export interface Writing {
  game: string;
  player: string;
  stars: number;
  text: string;
  at: string;
}

type Reviewed = Decision<{ review: ReviewEvent[] }, { review: string }>;

/** One review per player and game: who wrote one changes that [§3 Game]. */
export const decideWrite = (
  { written }: ReviewState,
  review: string,
  { game, player, stars, text, at }: Writing,
): Reviewed =>
  written === undefined
    ? accept(
        { review: [{ type: 'review.written', review, game, player, stars, text, at }] },
        { review },
      )
    : refuse(problem('review-exists'));

/** The review stays the one it is, with its votes. */
export const decideEdit = (
  { written }: ReviewState,
  { game, player, stars, text, at }: Writing,
): Reviewed => {
  if (written === undefined) return refuse(problem('not-found'));
  const { review, stars: was } = written;
  const edited: ReviewEvent = { type: 'review.edited', review, game, player, stars, text, was, at };
  return accept({ review: [edited] }, { review });
};

/** The votes go with the review: they are of its id, and the next one has another. */
export const decideDelete = ({ written }: ReviewState, game: string): Reviewed => {
  if (written === undefined) return refuse(problem('not-found'));
  const { review, stars } = written;
  return accept({ review: [{ type: 'review.deleted', review, game, stars }] }, { review });
};

export interface Voting {
  review: string;
  game: string;
  author: string;
  voter: string;
  /** The vote that shall stand; none takes it back. */
  wanted: Vote | undefined;
}

/** Nobody votes on their own review; repeating the vote that stands is silent. */
export const decideVote = (
  states: { review: ReviewState; vote: VoteState },
  { review, game, author, voter, wanted }: Voting,
): Decision<{ vote: VoteEvent[] }, { review: string }> => {
  if (states.review.written?.review !== review) return refuse(problem('not-found'));
  if (author === voter) return refuse(problem('forbidden'));
  const { vote: was } = states.vote;
  if (was === wanted) return accept({}, { review });
  const changed: VoteEvent = {
    type: 'vote.changed',
    review,
    game,
    player: voter,
    ...(wanted === undefined ? {} : { vote: wanted }),
    ...(was === undefined ? {} : { was }),
  };
  return accept({ vote: [changed] }, { review });
};
