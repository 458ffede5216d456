import { noun, resident } from '../app/noun';
import { reviewMachine } from './review.machine';
import { reviewsMachine } from './reviews.machine';
import { reviewsPorts } from './reviews.words';
import { voteMachine } from './vote.machine';

/** What the house has of it once the first screen stands. */
export const reviewLate = noun({
  residents: {
    review: resident(reviewMachine),
    reviews: resident(reviewsMachine, { items: { vote: voteMachine } }),
  },
  ports: { ...reviewsPorts },
});
