import { round as roundOf } from '../../../machines/round/round.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Round.module.css';
import { Shown } from './Shown';

const Loading = () => (
  <div className={styles.loading}>
    <Skeleton shape="block" />
  </div>
);

const Missing = () => {
  const say = useSay();
  return (
    <EmptyState
      art="ticket"
      title={say('Round.There is no such round to be seen')}
      action={<ButtonLink href="/">{say('Common.To the games')}</ButtonLink>}
    />
  );
};

const Failed = () => {
  const say = useSay();
  const actor = useResident('round');
  return (
    <FailedState
      title={say('Round.The round did not load')}
      text={say('Common.The connection failed on the way.')}
      retryLabel={say('Common.Try again')}
      onRetry={() => actor.send({ type: 'round.retry' })}
    />
  );
};

const Look = () => {
  const round = useView('round', roundOf);
  const isMissing = useView('round', (snapshot) => snapshot.matches({ open: 'missing' }));
  const hasFailed = useView('round', (snapshot) => snapshot.matches({ open: 'failed' }));
  if (isMissing) return <Missing />;
  if (hasFailed) return <Failed />;
  return round === undefined ? <Loading /> : <Shown round={round} />;
};

/** One round of the past, its player's own or one that was shared. */
export const RoundPage = () => {
  const say = useSay();
  return (
    <Page title={say('Round.Round')} width="text">
      <Late fallback={<Loading />}>
        <Look />
      </Late>
    </Page>
  );
};
