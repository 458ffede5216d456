import { NOTIFICATIONS_PAGE, NOTIFICATIONS_UNSEEN_MAX } from '../../contract/limits';
import { aNotification, notificationTotals } from '../../contract/make/notification';
import { notificationsMachine } from '../../machines/notification/notifications.machine';
import {
  aNotificationTold,
  notificationsOf,
} from '../../machines/notification/notifications.sample';
import type { NotificationsWords } from '../../machines/notification/notifications.words';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';

export const notificationsWalk = listWalk<NotificationsWords>(silent(notificationsMachine), {
  queries: [{ list: 'gifts' }, { list: 'all' }],
  items: notificationsOf,
  page: NOTIFICATIONS_PAGE,
  max: NOTIFICATIONS_UNSEEN_MAX,
  more: { totals: notificationTotals({ gifts: 1, letters: 1 }) },
  events: [
    shownAt('/notifications'),
    { type: 'notifications.promised', mark: { id: 'notification_0000', category: 'gifts' } },
    { type: 'notifications.promised', mark: { list: 'all' } },
    { type: 'notifications.settled' },
    { type: 'notifications.outdated' },
    { type: 'notification.arrived', category: 'gifts' },
    { type: 'player.changed', changed: ['notifications'] },
    { type: 'player.changed', changed: ['gifts'] },
    { type: 'hub.skipped' },
  ],
  brought: [
    aNotificationTold(),
    aNotificationTold({ notification: undefined }),
    aNotificationTold({ notification: aNotification({ type: 'letters' }) }),
    aNotificationTold({
      notification: aNotification({
        id: 'notification_8888',
        type: 'gifts',
        createdAt: '2026-11-01T18:00:00.000Z',
      }),
    }),
  ],
});
