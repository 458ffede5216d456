import { aReview } from '../../contract/make/review';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { ReviewContext } from './review.machine';
import type { ReviewsWords } from './reviews.words';

/** Two reviews of the wheel, as a guest reads them. */
export const aReviewList = (
  given: Partial<ListContext<ReviewsWords>> = {},
): ListContext<ReviewsWords> => ({
  ...aList({ gameId: 'game_wheel', signedIn: false }, [
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
  ]),
  summary: { average: 3, total: 2 },
  voting: [],
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
  sent: false,
  ...given,
});
