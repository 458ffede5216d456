import { feed, isMoreLeft, total } from '../../../machines/activity/activities.select';
import type { LoadMoreActor } from '../../../machines/control/loadMore.machine';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ListFailed } from '../list/ListFailed';
import { ListLoading } from '../list/ListLoading';
import { ShowMore } from '../list/ShowMore';
import styles from './Activities.module.css';
import { ActivityRow } from './ActivityRow';

const SKELETONS = 5;

const Loading = () => <ListLoading rows={SKELETONS} />;

const Failed = () => {
  const say = useSay();
  const actor = useResident('activities');
  return (
    <ListFailed
      title={say('Activity.The activities did not load')}
      onRetry={() => actor.send({ type: 'activities.retry' })}
    />
  );
};

const Empty = () => {
  const say = useSay();
  return (
    <EmptyState
      art="ticket"
      title={say('Activity.Nothing yet')}
      text={say('Activity.Wins, reviews and new friends will be listed here.')}
      action={
        <ButtonLink href="/" kind="primary">
          {say('Common.To the games')}
        </ButtonLink>
      }
    />
  );
};

const More = ({ actor }: { actor: LoadMoreActor }) => {
  const isBusy = useView('activities', (snapshot) => !snapshot.can({ type: 'activities.more' }));
  const shown = useView('activities', feed).length;
  const all = useView('activities', total);
  return <ShowMore actor={actor} isBusy={isBusy} shown={shown} all={all} />;
};

const Shown = () => {
  const say = useSay();
  const items = useView('activities', feed);
  const hasMore = useView('activities', isMoreLeft);
  const hasFailed = useView('activities', (snapshot) => snapshot.matches({ open: 'failed' }));
  const isCutShort = useView('activities', (snapshot) => snapshot.matches({ open: 'cutShort' }));
  return (
    <>
      <ul className={styles.list}>
        {items.map((activity) => (
          <ActivityRow key={activity._id} activity={activity} />
        ))}
      </ul>
      {isCutShort && <p role="alert">{say('Activity.The older ones did not load.')}</p>}
      {/* Beside a list that did not load it would wait for nothing. */}
      {hasMore && !hasFailed && (
        <Mounted at="activities more" control="loadMore" input={{ resident: 'activities' }}>
          {(actor) => <More actor={actor} />}
        </Mounted>
      )}
    </>
  );
};

const Feed = () => {
  const say = useSay();
  const hasItems = useView('activities', feed).length > 0;
  const isEmpty = useView('activities', (snapshot) => snapshot.matches({ open: 'empty' }));
  const isGone = useView('activities', (snapshot) => snapshot.matches({ open: 'gone' }));
  const hasFailed = useView('activities', (snapshot) => snapshot.matches({ open: 'failed' }));
  const isBusy = useView('activities', (snapshot) => snapshot.hasTag('busy'));
  return (
    <div className={styles.feed} aria-busy={isBusy}>
      {isEmpty && <Empty />}
      {isGone && <EmptyState title={say('People.Player not available')} />}
      {hasItems && <Shown />}
      {hasFailed && <Failed />}
      {!(isEmpty || isGone || hasItems || hasFailed) && <Loading />}
    </div>
  );
};

/** What the player of this page did, newest first [§7 B activities]. */
export const ActivityFeed = () => (
  <Late fallback={<Loading />}>
    <Feed />
  </Late>
);
