import { aReview } from '../../contract/make/review';
import type { ReviewContext } from './review.machine';
import type { ReviewsContext } from './reviews.machine';

/** Two reviews of the wheel, as a guest reads them. */
export const aReviewList = (given: Partial<ReviewsContext> = {}): ReviewsContext => ({
  gameId: 'game_wheel',
  signedIn: false,
  list: {
    items: [
      aReview(),
      aReview({
        _id: 'review_0002',
        playerId: 'player_0003',
        player: 'Bruno',
        stars: 2,
        text: '',
        up: 0,
        down: 0,
      }),
    ],
    total: 2,
    pages: 1,
  },
  summary: { average: 3, total: 2 },
  votes: [],
  ...given,
});

/** A player who has written nothing yet. */
export const anOwnReview = (given: Partial<ReviewContext> = {}): ReviewContext => ({
  gameId: 'game_wheel',
  signedIn: true,
  own: undefined,
  stars: 0,
  draft: '',
  problem: undefined,
  waits: false,
  ...given,
});
