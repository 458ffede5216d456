import { useSelector } from '@xstate/react';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { Review, Vote } from '../../../contract/review';
import { voteOn } from '../../../machines/review/reviews.select';
import { useView } from '../../app/house';
import { useSay } from '../../app/say';
import { PlayerAvatar } from '../player/PlayerAvatar';
import { ProfileLink } from '../player/ProfileLink';
import { ReportLink } from '../report/ReportLink';
import styles from './Review.module.css';
import { ReviewText } from './ReviewText';

const thumbs = {
  up: { Icon: ThumbsUp, slug: 'Review.Helpful, {count}' },
  down: { Icon: ThumbsDown, slug: 'Review.Not helpful, {count}' },
} as const;

const Thumb = ({ review, vote }: { review: Review; vote: Vote }) => {
  const say = useSay();
  const actor = useView('reviews', (reviews) => voteOn(reviews, review._id));
  const isVoting = useSelector(actor, (snapshot) => snapshot?.hasTag('busy') === true);
  const { Icon, slug } = thumbs[vote];
  const count = review[vote];
  return (
    <button
      type="button"
      className={styles.thumb}
      aria-label={say(slug, { count: String(count) })}
      aria-pressed={review.vote === vote}
      aria-busy={isVoting}
      disabled={actor === undefined}
      onClick={() => actor?.send({ type: 'vote.press', vote })}
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
        <ReportLink kind="review" id={review._id} of={review.playerId} />
      </div>
    </div>
  </li>
);
