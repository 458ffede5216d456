import { useSelector } from '@xstate/react';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { Review, Vote } from '../../../contract/review';
import { voteOn } from '../../../machines/review/reviews.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { PlayerAvatar } from '../player/PlayerAvatar';
import { ProfileLink } from '../player/ProfileLink';
import styles from './Review.module.css';
import { ReviewText } from './ReviewText';

const thumbs = {
  up: { Icon: ThumbsUp, slug: 'Review.Helpful, {count}' },
  down: { Icon: ThumbsDown, slug: 'Review.Not helpful, {count}' },
} as const;

/** Whether the vote on a review is being counted; there is none until it was touched. */
const useIsVoting = (reviewId: string): boolean => {
  const actor = useView('reviews', (reviews) => voteOn(reviews, reviewId));
  return useSelector(
    actor,
    (snapshot) => snapshot !== undefined && 'hasTag' in snapshot && snapshot.hasTag('busy'),
  );
};

const Thumb = ({ review, vote }: { review: Review; vote: Vote }) => {
  const say = useSay();
  const reviews = useResident('reviews');
  const isVoting = useIsVoting(review._id);
  const press = { type: 'reviews.vote', reviewId: review._id, vote } as const;
  const mayVote = useView('reviews', (snapshot) => snapshot.can(press));
  const { Icon, slug } = thumbs[vote];
  const count = review[vote];
  return (
    <button
      type="button"
      className={styles.thumb}
      aria-label={say(slug, { count: String(count) })}
      aria-pressed={review.vote === vote}
      aria-busy={isVoting}
      disabled={!mayVote}
      onClick={() => reviews.send(press)}
    >
      <Icon aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
    </button>
  );
};

/** Somebody's review, and the two thumbs. */
export const ReviewItem = ({ review }: { review: Review }) => (
  <li className={styles.item}>
    <PlayerAvatar playerId={review.playerId} name={review.player} src={review.icon} />
    <div className={styles.body}>
      <ProfileLink playerId={review.playerId} className={styles.player}>
        {review.player}
      </ProfileLink>
      <ReviewText review={review} />
      <div className={styles.votes}>
        <Thumb review={review} vote="up" />
        <Thumb review={review} vote="down" />
      </div>
    </div>
  </li>
);
