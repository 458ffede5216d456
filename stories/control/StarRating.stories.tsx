import { starRatingMachine } from '../../machines/control/starRating.machine';
import { anOwnReview, aReviewList } from '../../machines/review/reviews.sample';
import { OwnReview } from '../../src/views/review/OwnReview';
import { still } from '../support/still';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/starRating' };

const stars = (state: string, value: number, hovered: number) => {
  const here = still(starRatingMachine, state, { value, hovered });
  const { stills } = resident('review', { writing: 'untried' }, anOwnReview({ stars: value }), {
    stars: { src: 'starRating', still: here },
  });
  return storyOf({ still: here, stills }, <OwnReview />, {
    beside: [resident('reviews', { open: 'shown' }, aReviewList())],
  });
};

export const Resting = stars('resting', 0, 0);
export const Given = stars('resting', 3, 0);
export const Hovered = stars('hovered', 2, 4);
