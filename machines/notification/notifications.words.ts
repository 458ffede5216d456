import type {
  Notification,
  NotificationCategory,
  NotificationTotals,
} from '../../contract/notification';
import { type ListEvent, type ListWords, listPort } from '../kit/list.words';

/** What the page shows: one category, or all of them. */
export type NotificationList = NotificationCategory | 'all';

/** One that was seen, or all of a list. */
export type Mark = { id: string; category: NotificationCategory } | { list: NotificationList };

/** Hub: something has arrived, of which the player is told unless they turned its group off. */
export interface NotificationTold {
  type: 'notification.told';
  notification?: Notification | undefined;
  totals: NotificationTotals;
}

export interface NotificationsWords extends ListWords {
  item: Notification;
  query: { list: NotificationList };
  more: { totals: NotificationTotals };
  heard: /** What is being saved: shown as seen. */
    | { type: 'notifications.promised'; mark: Mark }
    /** Nothing of it is on its way any more. */
    | { type: 'notifications.settled' }
    /** What is shown may be wrong. */
    | { type: 'notifications.outdated' }
    | NotificationTold
    /** A push message: something has arrived. */
    | { type: 'notification.arrived'; category: string }
    | { type: 'player.changed'; changed: string[] }
    | { type: 'hub.skipped' };
}

export type NotificationsEvent = ListEvent<NotificationsWords>;

declare module '../kit/residents' {
  interface Residents {
    notifications: NotificationsEvent;
  }
}

export const notificationsPorts = {
  /** POST /notifications [§7 B]. */
  'notifications.list': listPort<NotificationsWords>('notifications.list'),
};
