import type { Vote } from '../../contract/review';
import { activityFact } from '../activity/activity.fact';
import type { Fact, StreamKind } from '../store/stream';

/** What a player wrote about a game; the id is new each time that they write anew. */
export type ReviewEvent =
  | {
      type: 'review.written';
      review: string;
      game: string;
      player: string;
      stars: number;
      text: string;
      at: string;
    }
  | {
      type: 'review.edited';
      review: string;
      game: string;
      player: string;
      stars: number;
      text: string;
      /** The stars before. */
      was: number;
      at: string;
    }
  | { type: 'review.deleted'; review: string; game: string; stars: number };

export interface ReviewState {
  /** Absent while nothing is written. The text is the log's alone: states know no private words. */
  written?: { review: string; stars: number };
}

/** Who has the game's page open looks again: what it shows depends on who looks. */
const changed = (game: string, review: string): Fact[] => [
  { audience: `room:game:${game}`, handler: 'review', body: { gameId: game, reviewId: review } },
];

/** The one review of a game by a player: `review:<game>/<player>`. */
export const reviewKind: StreamKind<ReviewState, ReviewEvent> = {
  name: 'review',
  initial: {},
  evolve: (_, event) =>
    event.type === 'review.deleted'
      ? {}
      : { written: { review: event.review, stars: event.stars } },
  facts: (id, { type, game, review }) => [
    ...changed(game, review),
    ...(type === 'review.edited' ? [] : [activityFact(authorOf(id))]),
  ],
  personal: (_, event) =>
    event.type === 'review.deleted'
      ? undefined
      : { of: event.player, fields: ['text'], instead: { text: '' } },
};

/** The second half of a review's stream. */
const authorOf = (id: string): string => id.slice(id.indexOf('/') + 1);

export const reviewOf = (game: string, player: string): string => `${game}/${player}`;

/** The vote that stands from now on, none when it was taken back, and the one before. */
export interface VoteEvent {
  type: 'vote.changed';
  review: string;
  game: string;
  player: string;
  vote?: Vote;
  was?: Vote;
}

export interface VoteState {
  vote?: Vote;
}

/** One player's vote on one review: `vote:<review>/<player>`. */
export const voteKind: StreamKind<VoteState, VoteEvent> = {
  name: 'vote',
  initial: {},
  evolve: (_, { vote }) => (vote === undefined ? {} : { vote }),
  facts: (_, { game, review }) => changed(game, review),
};

export const voteOf = (review: string, player: string): string => `${review}/${player}`;
