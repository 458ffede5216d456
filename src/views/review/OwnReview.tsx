import { REVIEW_TEXT_MAX } from '../../../contract/limits';
import { slugOfProblem } from '../../../contract/problem.rules';
import type { StarRatingActor } from '../../../machines/control/starRating.machine';
import { stars as starsOf } from '../../../machines/review/reviews.select';
import { useResident, useView } from '../../app/house';
import { useSay } from '../../app/say';
import { Button, ButtonLink } from '../../ui/Button';
import { Fault } from '../../ui/Fault';
import { Skeleton } from '../../ui/Skeleton';
import { TextArea } from '../../ui/TextArea';
import styles from './Review.module.css';
import { ReviewText } from './ReviewText';
import { StarChoice } from './StarChoice';

const Guest = () => {
  const say = useSay();
  return (
    <div className={styles.invitation}>
      <p>{say('Review.Players write reviews and vote on them. Sign in to join them.')}</p>
      <ButtonLink href="/sign-in">{say('Session.Sign in')}</ButtonLink>
    </div>
  );
};

const Absent = () => {
  const say = useSay();
  const review = useResident('review');
  return (
    <div className={styles.invitation}>
      <p>{say('Review.You have not written about this game yet.')}</p>
      <Button onClick={() => review.send({ type: 'review.write' })}>
        {say('Review.Write a review')}
      </Button>
    </div>
  );
};

const Written = () => {
  const say = useSay();
  const review = useResident('review');
  const own = useView('review', ({ context }) => context.own);
  const isAsking = useView('review', (snapshot) => snapshot.matches('confirming'));
  const isDeleting = useView('review', (snapshot) => snapshot.matches('deleting'));
  if (own === undefined) return null;
  return (
    <article className={styles.own}>
      <h3 className={styles.ownTitle}>{say('Review.Your review')}</h3>
      <ReviewText review={own} />
      {isAsking || isDeleting ? (
        <div className={styles.question} role="group" aria-label={say('Review.Delete')}>
          <p>{say('Review.Delete it with its votes? That cannot be undone.')}</p>
          <div className={styles.actions}>
            <Button
              kind="danger"
              busy={isDeleting}
              onClick={() => review.send({ type: 'review.confirm' })}
            >
              {say('Review.Delete it')}
            </Button>
            <Button
              kind="ghost"
              disabled={isDeleting}
              onClick={() => review.send({ type: 'review.cancel' })}
            >
              {say('Review.Keep it')}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.actions}>
          <Button onClick={() => review.send({ type: 'review.write' })}>
            {say('Review.Change')}
          </Button>
          <Button kind="ghost" onClick={() => review.send({ type: 'review.delete' })}>
            {say('Review.Delete')}
          </Button>
        </div>
      )}
    </article>
  );
};

const Waiting = () => {
  const say = useSay();
  const review = useResident('review');
  const draft = useView('review', ({ context }) => context.draft);
  const count = useView('review', ({ context }) => context.stars);
  return (
    <article className={styles.own}>
      <h3 className={styles.ownTitle}>{say('Review.Your review')}</h3>
      <p>{say('Review.{count} stars', { count })}</p>
      {draft !== '' && (
        <p className={styles.text} dir="auto">
          {draft}
        </p>
      )}
      <p className={styles.muted} role="status">
        {say('Review.It waits for a connection and is published then.')}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => review.send({ type: 'review.write' })}>
          {say('Review.Change')}
        </Button>
      </div>
    </article>
  );
};

const Trouble = () => {
  const say = useSay();
  const problem = useView('review', ({ context }) => context.problem);
  const isUnreachable = useView('review', (snapshot) =>
    snapshot.matches({ writing: 'unreachable' }),
  );
  const isRefused = useView('review', (snapshot) => snapshot.matches({ writing: 'refused' }));
  if (isUnreachable)
    return <Fault>{say('Review.It did not arrive. Your words are still here.')}</Fault>;
  if (!isRefused || problem === undefined) return null;
  return <Fault>{say(slugOfProblem(problem))}</Fault>;
};

const Writing = () => {
  const say = useSay();
  const review = useResident('review');
  const draft = useView('review', ({ context }) => context.draft);
  const isSaving = useView('review', (snapshot) => snapshot.matches('saving'));
  const mayNotSend = useView('review', ({ context }) => context.stars === 0);
  const actor = useView('review', starsOf) as StarRatingActor | undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        review.send({ type: 'review.submit' });
      }}
    >
      {actor && <StarChoice actor={actor} />}
      <TextArea
        label={say('Review.What should others know?')}
        name="review"
        value={draft}
        maxLength={REVIEW_TEXT_MAX}
        disabled={isSaving}
        {...(mayNotSend && { hint: say('Review.Give it stars first. Words are up to you.') })}
        onChange={(text) => review.send({ type: 'review.type', draft: text })}
      />
      <Trouble />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" busy={isSaving} disabled={mayNotSend}>
          {say('Review.Publish')}
        </Button>
        <Button
          kind="ghost"
          disabled={isSaving}
          onClick={() => review.send({ type: 'review.cancel' })}
        >
          {say('Common.Cancel')}
        </Button>
      </div>
    </form>
  );
};

/** The player's own review, by the state of its resident. */
export const OwnReview = () => {
  const isGuest = useView('review', (review) => review.matches('guest'));
  const isUnknown = useView('review', (review) => review.matches('unknown'));
  const isAbsent = useView('review', (review) => review.matches('absent'));
  const isWaiting = useView('review', (review) => review.matches('waiting'));
  const isWritten = useView(
    'review',
    (review) =>
      review.matches('written') || review.matches('confirming') || review.matches('deleting'),
  );
  const isWriting = useView(
    'review',
    (review) => review.matches('writing') || review.matches('saving'),
  );
  if (isGuest) return <Guest />;
  if (isUnknown) return <Skeleton shape="row" />;
  if (isAbsent) return <Absent />;
  if (isWaiting) return <Waiting />;
  if (isWritten) return <Written />;
  return isWriting ? <Writing /> : null;
};
