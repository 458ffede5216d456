import { STARS_MAX } from '../../../contract/limits';
import type { LoadMoreActor } from '../../../machines/control/loadMore.machine';
import { isMoreLeft, listed, shownCount, summary } from '../../../machines/review/reviews.select';
import { useResident, useView } from '../../app/house';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { Stars } from '../../ui/StarRating';
import { ShowMore } from '../list/ShowMore';
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

const More = ({ actor }: { actor: LoadMoreActor }) => {
  const isBusy = useView('reviews', (reviews) => !reviews.can({ type: 'reviews.more' }));
  const shown = useView('reviews', shownCount);
  const { total } = useView('reviews', summary);
  return <ShowMore actor={actor} isBusy={isBusy} shown={shown} all={total} />;
};

const Failed = () => {
  const say = useSay();
  const reviews = useResident('reviews');
  return (
    <div className={styles.failed} role="alert">
      <p>{say('Review.The reviews did not load.')}</p>
      <Button kind="ghost" onClick={() => reviews.send({ type: 'reviews.refresh' })}>
        {say('Common.Try again')}
      </Button>
    </div>
  );
};

const Listed = () => {
  const say = useSay();
  const list = useView('reviews', listed);
  const hasMore = useView('reviews', isMoreLeft);
  const isCutShort = useView('reviews', (reviews) => reviews.matches({ open: 'cutShort' }));
  return (
    <>
      <ul className={styles.list}>
        {list
          .filter(({ mine }) => !mine)
          .map((review) => (
            <ReviewItem key={review._id} review={review} />
          ))}
      </ul>
      {isCutShort && <p role="alert">{say('Review.The next reviews did not load.')}</p>}
      {hasMore && (
        <Mounted at="reviews more" control="loadMore" input={{ resident: 'reviews' }}>
          {(actor) => <More actor={actor} />}
        </Mounted>
      )}
    </>
  );
};

/** What players think of the game [§3 Game reviews]. */
export const Reviews = () => {
  const say = useSay();
  const hasItems = useView('reviews', shownCount) > 0;
  const isLoading = useView('reviews', (reviews) => reviews.matches({ open: 'loading' }));
  const isEmpty = useView('reviews', (reviews) => reviews.matches({ open: 'empty' }));
  const hasFailed = useView('reviews', (reviews) => reviews.matches({ open: 'failed' }));
  return (
    <Card as="section" title={say('Review.Reviews')} action={<Summary />}>
      <div className={styles.reviews} aria-busy={isLoading}>
        <OwnReview />
        {hasFailed && <Failed />}
        {hasItems && <Listed />}
        {!hasItems && isEmpty && (
          <p className={styles.muted}>{say('Review.Nobody has written one yet.')}</p>
        )}
        {!hasItems &&
          isLoading &&
          Array.from({ length: SKELETONS }, (_, index) => <Skeleton key={index} shape="row" />)}
      </div>
    </Card>
  );
};
