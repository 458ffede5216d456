import { STARS_MAX } from '../../../contract/limits';
import { summary } from '../../../machines/review/reviews.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Card } from '../../ui/Card';
import { Stars } from '../../ui/StarRating';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import { OwnReview } from './OwnReview';
import styles from './Review.module.css';
import { ReviewItem } from './ReviewItem';

const SKELETONS = 3;
const STAR_PX = 20;

const Summary = () => {
  const say = useSay();
  const { average, total } = useView('reviews', summary);
  if (average === undefined) return null;
  const mean = average.toFixed(1);
  return (
    <p className={styles.summary}>
      <Stars
        value={Math.round(average)}
        total={STARS_MAX}
        size={STAR_PX}
        label={say('Review.{mean} of {all} stars', { mean, all: String(STARS_MAX) })}
      />
      <strong aria-hidden="true">{mean}</strong>
      <span className={styles.muted}>{say('Review.{count} reviews', { count: total })}</span>
    </p>
  );
};

/** What players think of the game [§3 Game reviews]. */
export const Reviews = () => {
  const say = useSay();
  return (
    <Card as="section" title={say('Review.Reviews')} action={<Summary />}>
      <div className={styles.reviews}>
        <OwnReview />
        <PagedList
          of="reviews"
          words={{
            count: 'Review.{count} reviews',
            failed: 'Review.The reviews did not load.',
            cutShort: 'Review.The next reviews did not load.',
          }}
          className={styles.list}
          item={(review) => (review.mine ? null : <ReviewItem key={review._id} review={review} />)}
          loading={<ListLoading rows={SKELETONS} />}
          empty={<p className={styles.muted}>{say('Review.Nobody has written one yet.')}</p>}
        />
      </div>
    </Card>
  );
};
