import type { ActorRefFrom } from 'xstate';
import { NOTIFICATIONS_PAGE, NOTIFICATIONS_UNSEEN_MAX } from '../../contract/limits';
import { listMachine } from '../kit/list';
import { newestFirst } from '../kit/list.brings';
import { notificationsShown, withSeen } from './notifications.rules';
import type { NotificationsWords } from './notifications.words';

/** What the player was told of, newest first. */
export const notificationsMachine = listMachine<NotificationsWords>({
  id: 'notifications',
  spec: '§7 B notifications',
  says: { empty: 'There is nothing in it' },
  page: NOTIFICATIONS_PAGE,
  max: NOTIFICATIONS_UNSEEN_MAX,
  idOf: ({ id }) => id,
  query: { list: 'all' },
  own: {},
  visitedBy: { 'route.shown': notificationsShown },
  outdatedBy: {
    'notification.arrived': () => true,
    'notifications.outdated': () => true,
    'player.changed': ({ changed }) => changed.includes('notifications'),
    'hub.skipped': () => true,
  },
  brings: {
    precedes: newestFirst,
    by: {
      'notification.told': ({ notification }, { query }) =>
        notification && {
          id: notification.id,
          item: notification,
          isIn: query.list === 'all' || query.list === notification.type,
        },
    },
  },
  unsettledBy: {
    'notifications.promised': () => true,
    'notifications.settled': () => false,
  },
  edits: { 'notifications.promised': ({ mark }, { list }) => ({ list: withSeen(list, mark) }) },
  tells: {
    'list.listed': ({ totals }) => [
      { to: 'bell', event: { type: 'notifications.totalled', totals } },
    ],
  },
});

export type NotificationsActor = ActorRefFrom<typeof notificationsMachine>;
