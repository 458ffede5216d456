import { problem } from '../../contract/problems';
import type { Vote } from '../../contract/review';
import type { ReportEvent, ReportState } from '../report/report.events';
import { holdBack } from '../report/report.moves';
import type { SanctionState } from '../report/sanction.events';
import { keptFrom } from '../report/sanction.moves';
import { accept, type Decision, refuse } from '../store/decision';
import type { ReviewEvent, ReviewState, VoteEvent, VoteState } from './review.events';

export interface Writing {
  game: string;
  player: string;
  stars: number;
  text: string;
  /** It has words of known spam. */
  isSpam: boolean;
  at: string;
}

type Reviewed = Decision<{ review: ReviewEvent[]; report: ReportEvent[] }, { review: string }>;

/** What was written, what keeps its player from writing, and whether it was held back already. */
export interface WriteStates {
  review: ReviewState;
  sanction: SanctionState;
  report: ReportState;
}

const held = (
  review: string,
  report: ReportState,
  { game, player, text, isSpam, at }: Writing,
): ReportEvent[] =>
  holdBack(
    report,
    { reported: player, kind: 'review', subject: review },
    { seen: { text, images: [], game }, isSpam, at },
  );

/** One review per player and game: who wrote one changes that [§3 Game]. */
export const decideWrite = (
  { review: { written }, sanction, report }: WriteStates,
  review: string,
  writing: Writing,
): Reviewed => {
  const kept = keptFrom('speak', sanction, writing.at);
  if (kept !== undefined) return kept;
  if (written !== undefined) return refuse(problem('review-exists'));
  const { game, player, stars, text, at } = writing;
  return accept(
    {
      review: [{ type: 'review.written', review, game, player, stars, text, at }],
      report: held(review, report, writing),
    },
    { review },
  );
};

/** The review stays the one it is, with its votes. */
export const decideEdit = (
  { review: { written }, sanction, report }: WriteStates,
  writing: Writing,
): Reviewed => {
  const kept = keptFrom('speak', sanction, writing.at);
  if (kept !== undefined) return kept;
  if (written === undefined) return refuse(problem('not-found'));
  const { review, stars: was } = written;
  const { game, player, stars, text, at } = writing;
  const edited: ReviewEvent = { type: 'review.edited', review, game, player, stars, text, was, at };
  return accept({ review: [edited], report: held(review, report, writing) }, { review });
};

/** The votes go with the review: they are of its id, and the next one has another. */
export const decideDelete = (
  { written }: ReviewState,
  game: string,
): Decision<{ review: ReviewEvent[] }, { review: string }> => {
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
