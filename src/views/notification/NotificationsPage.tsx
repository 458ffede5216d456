import CheckCheck from 'lucide-react/icons/check-check';
import { queryOf } from '../../../machines/kit/list.select';
import { totals, unseenOf } from '../../../machines/notification/bell.select';
import {
  addressOfNotifications,
  notificationLists,
} from '../../../machines/notification/notifications.rules';
import { useResident, useView } from '../../app/house';
import { Late } from '../../app/Late';
import { Page } from '../../app/Page';
import { useSay } from '../../app/say';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Tabs } from '../../ui/Tabs';
import { ListLoading } from '../list/ListLoading';
import { PagedList } from '../list/PagedList';
import { PushOffer } from '../push/PushOffer';
import { NotificationRow } from './NotificationRow';
import styles from './Notifications.module.css';
import { listWords } from './words';

const SKELETONS = 4;

const Loading = () => <ListLoading rows={SKELETONS} />;

const List = () => {
  const say = useSay();
  const { list } = useView('notifications', queryOf);
  return (
    <PagedList
      of="notifications"
      words={{
        label: listWords[list],
        count: 'Notification.{count} notifications',
        failed: 'Notification.The notifications did not load',
        cutShort: 'Notification.The next ones did not load.',
      }}
      className={styles.list}
      item={(notification) => <NotificationRow key={notification.id} notification={notification} />}
      loading={<Loading />}
      empty={
        <EmptyState
          art="tent"
          title={say('Notification.Nothing here yet')}
          text={say('Notification.What happens around you is told here.')}
        />
      }
    />
  );
};

const Lists = () => {
  const say = useSay();
  const router = useResident('router');
  const marks = useResident('notificationMarks');
  const { list: selected } = useView('notifications', queryOf);
  const unseen = useView('bell', totals);
  return (
    <Tabs
      label={say('Notification.Categories')}
      selected={selected}
      tabs={notificationLists.map((list) => {
        const count = unseenOf(unseen, list);
        return {
          id: list,
          label: say(listWords[list]),
          ...(count > 0 && { count: String(count) }),
        };
      })}
      onSelect={(list) => router.send({ type: 'router.replace', to: addressOfNotifications(list) })}
    >
      <div className={styles.panel}>
        <div className={styles.bar}>
          <Button
            kind="ghost"
            icon={<CheckCheck aria-hidden="true" />}
            disabled={unseenOf(unseen, selected) === 0}
            onClick={() => marks.send({ type: 'saving.add', change: { list: selected } })}
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
