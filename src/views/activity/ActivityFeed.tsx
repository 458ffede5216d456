import { Late } from '../../app/Late';
import { useSay } from '../../app/say';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import styles from './Activities.module.css';
import { ActivityRow } from './ActivityRow';

const SKELETONS = 5;

const Loading = () => <ListLoading rows={SKELETONS} />;

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

const Feed = () => {
  const say = useSay();
  return (
    <PagedList
      of="activities"
      words={{
        failed: 'Activity.The activities did not load',
        cutShort: 'Activity.The older ones did not load.',
      }}
      className={styles.list}
      item={(activity) => <ActivityRow key={activity._id} activity={activity} />}
      loading={<Loading />}
      empty={<Empty />}
      gone={<EmptyState title={say('People.Player not available')} />}
    />
  );
};

/** What the player of this page did, newest first [§7 B activities]. */
export const ActivityFeed = () => (
  <Late fallback={<Loading />}>
    <Feed />
  </Late>
);
