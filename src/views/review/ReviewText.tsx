import { STARS_MAX } from '../../../contract/limits';
import type { Review } from '../../../contract/review';
import { Moment } from '../../app/Moment';
import { useSay } from '../../app/say';
import { Stars } from '../../ui/StarRating';
import styles from './Review.module.css';

const STAR_PX = 16;

/** Stars, day and words of a review. */
export const ReviewText = ({ review }: { review: Review }) => {
  const say = useSay();
  const { stars, text, createdAt, editedAt } = review;
  return (
    <>
      <p className={styles.facts}>
        <Stars
          value={stars}
          total={STARS_MAX}
          size={STAR_PX}
          label={say('Review.{count} stars', { count: stars })}
        />
        <Moment className={styles.muted} at={createdAt} isAtEnd />
        {editedAt !== undefined && <span className={styles.muted}>{say('Review.changed')}</span>}
      </p>
      {text !== '' && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
    </>
  );
};
