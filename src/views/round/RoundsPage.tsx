import type { LoadMoreActor } from '../../../machines/control/loadMore.machine';
import { isMoreLeft, rounds, total } from '../../../machines/round/rounds.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { FailedState } from '../../ui/FailedState';
import { Skeleton } from '../../ui/Skeleton';
import { ShowMore } from '../list/ShowMore';
import { RoundRow } from './RoundRow';
import styles from './Rounds.module.css';

const SKELETONS = 6;

const Loading = () =>
  Array.from({ length: SKELETONS }, (_, index) => <Skeleton key={index} shape="row" />);

const Empty = () => {
  const say = useSay();
  return (
    <EmptyState
      art="ticket"
      title={say('Round.No rounds yet')}
      text={say('Round.What you play for coins or money will be listed here.')}
      action={
        <ButtonLink href="/" kind="primary">
          {say('Common.To the games')}
        </ButtonLink>
      }
    />
  );
};

const Failed = () => {
  const say = useSay();
  const actor = useResident('rounds');
  return (
    <FailedState
      title={say('Round.The rounds did not load')}
      text={say('Common.The connection failed on the way.')}
      retryLabel={say('Common.Try again')}
      onRetry={() => actor.send({ type: 'rounds.retry' })}
    />
  );
};

const More = ({ actor }: { actor: LoadMoreActor }) => {
  const isBusy = useView('rounds', (snapshot) => !snapshot.can({ type: 'rounds.more' }));
  const shown = useView('rounds', rounds).length;
  const all = useView('rounds', total);
  return <ShowMore actor={actor} isBusy={isBusy} shown={shown} all={all} />;
};

const Shown = () => {
  const say = useSay();
  const list = useView('rounds', rounds);
  const hasMore = useView('rounds', isMoreLeft);
  const isCutShort = useView('rounds', (snapshot) => snapshot.matches({ open: 'cutShort' }));
  return (
    <>
      <ul className={styles.list}>
        {list.map((round) => (
          <RoundRow key={round._id} round={round} />
        ))}
      </ul>
      {isCutShort && <p role="alert">{say('Round.The older rounds did not load.')}</p>}
      {hasMore && (
        <Mounted at="rounds more" control="loadMore" input={{ resident: 'rounds' }}>
          {(actor) => <More actor={actor} />}
        </Mounted>
      )}
    </>
  );
};

const History = () => {
  const isEmpty = useView('rounds', (snapshot) => snapshot.matches({ open: 'empty' }));
  const hasFailed = useView('rounds', (snapshot) => snapshot.matches({ open: 'failed' }));
  const hasItems = useView('rounds', rounds).length > 0;
  if (isEmpty) return <Empty />;
  if (hasFailed) return <Failed />;
  return hasItems ? <Shown /> : <Loading />;
};

/** The player's own rounds, newest first, each to be looked at again and verified. */
export const RoundsPage = () => {
  const say = useSay();
  return (
    <Page title={say('Round.Your rounds')} width="text">
      <div className={styles.page}>
        <h1>{say('Round.Your rounds')}</h1>
        <Card as="section">
          <Late fallback={<Loading />}>
            <History />
          </Late>
        </Card>
      </div>
    </Page>
  );
};
