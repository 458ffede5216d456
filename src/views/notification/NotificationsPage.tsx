import CheckCheck from 'lucide-react/icons/check-check';
import type { LoadMoreActor } from '../../../machines/control/loadMore.machine';
import {
  addressOfNotifications,
  notificationLists,
} from '../../../machines/notification/notifications.rules';
import {
  isMoreLeft,
  notifications,
  notificationTotal,
  shownNotifications,
  totals,
} from '../../../machines/notification/notifications.select';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Mounted } from '../../app/Mounted';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { LiveRegion } from '../../ui/LiveRegion';
import { Tabs } from '../../ui/Tabs';
import { ListFailed } from '../list/ListFailed';
import { ListLoading } from '../list/ListLoading';
import { ShowMore } from '../list/ShowMore';
import { PushOffer } from '../push/PushOffer';
import { NotificationRow } from './NotificationRow';
import styles from './Notifications.module.css';
import { listWords } from './words';

const SKELETONS = 4;

const Loading = () => <ListLoading rows={SKELETONS} />;

const Failed = () => {
  const say = useSay();
  const actor = useResident('notifications');
  return (
    <ListFailed
      title={say('Notification.The notifications did not load')}
      onRetry={() => actor.send({ type: 'notifications.retry' })}
    />
  );
};

const More = ({ actor }: { actor: LoadMoreActor }) => {
  const isBusy = useView('notifications', (all) => !all.can({ type: 'notifications.more' }));
  const shown = useView('notifications', notifications).length;
  const all = useView('notifications', notificationTotal);
  return <ShowMore actor={actor} isBusy={isBusy} shown={shown} all={all} />;
};

const Shown = () => {
  const say = useSay();
  const items = useView('notifications', notifications);
  const list = useView('notifications', shownNotifications);
  const hasMore = useView('notifications', isMoreLeft);
  const hasFailed = useView('notifications', (all) => all.matches({ page: { open: 'failed' } }));
  const isCutShort = useView('notifications', (all) => all.matches({ page: { open: 'cutShort' } }));
  return (
    <>
      <ul className={styles.list} aria-label={say(listWords[list])}>
        {items.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
      {isCutShort && <p role="alert">{say('Notification.The next ones did not load.')}</p>}
      {/* Beside a list that did not load it would wait for nothing. */}
      {hasMore && !hasFailed && (
        <Mounted at="notifications more" control="loadMore" input={{ resident: 'notifications' }}>
          {(actor) => <More actor={actor} />}
        </Mounted>
      )}
    </>
  );
};

const List = () => {
  const say = useSay();
  const hasItems = useView('notifications', notifications).length > 0;
  const count = useView('notifications', notificationTotal);
  const isEmpty = useView('notifications', (all) => all.matches({ page: { open: 'empty' } }));
  const hasFailed = useView('notifications', (all) => all.matches({ page: { open: 'failed' } }));
  const isBusy = useView('notifications', (all) => all.matches({ page: { open: 'loading' } }));
  return (
    <div aria-busy={isBusy}>
      <LiveRegion>
        {isBusy
          ? say('People.Loading the list')
          : say('Notification.{count} notifications', { count })}
      </LiveRegion>
      {isEmpty && (
        <EmptyState
          art="tent"
          title={say('Notification.Nothing here yet')}
          text={say('Notification.What happens around you is told here.')}
        />
      )}
      {!isEmpty && hasItems && <Shown />}
      {!isEmpty && hasFailed && <Failed />}
      {!isEmpty && !hasItems && !hasFailed && <Loading />}
    </div>
  );
};

const Lists = () => {
  const say = useSay();
  const router = useResident('router');
  const actor = useResident('notifications');
  const selected = useView('notifications', shownNotifications);
  const unseen = useView('notifications', totals);
  const canSee = useView('notifications', (all) => all.can({ type: 'notifications.seeAll' }));
  return (
    <Tabs
      label={say('Notification.Categories')}
      selected={selected}
      tabs={notificationLists.map((list) => {
        const count = list === 'all' ? unseen?.unseen : unseen?.byCategory[list];
        return {
          id: list,
          label: say(listWords[list]),
          ...(count !== undefined && count > 0 && { count: String(count) }),
        };
      })}
      onSelect={(list) => router.send({ type: 'router.replace', to: addressOfNotifications(list) })}
    >
      <div className={styles.panel}>
        <div className={styles.bar}>
          <Button
            kind="ghost"
            icon={<CheckCheck aria-hidden="true" />}
            disabled={!canSee}
            onClick={() => actor.send({ type: 'notifications.seeAll' })}
          >
            {say('Notification.Mark all as seen')}
          </Button>
        </div>
        <List />
      </div>
    </Tabs>
  );
};

/** What the player is told of, by category [§2 notifications]. */
export const NotificationsPage = () => {
  const say = useSay();
  return (
    <Page title={say('Nav.Notifications')} width="text">
      <div className={styles.page}>
        <h1>{say('Nav.Notifications')}</h1>
        <Card as="section">
          <Late fallback={<Loading />}>
            <Lists />
          </Late>
        </Card>
        {/* Below: what arrives later must not push the list down. */}
        <Late fallback={null}>
          <PushOffer />
        </Late>
      </div>
    </Page>
  );
};
