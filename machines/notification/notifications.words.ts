import type {
  Notification,
  NotificationCategory,
  NotificationTotals,
} from '../../contract/notification';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';

/** What the page shows: one category, or all of them. */
export type NotificationList = NotificationCategory | 'all';

/** One that was seen, or all of a list. */
export type Mark = { id: string; category: NotificationCategory } | { list: NotificationList };

export type NotificationsEvent =
  | SessionFact
  /** The router shows a list of the page; undefined when another page is shown. */
  | { type: 'notifications.visit'; list: NotificationList | undefined }
  | { type: 'notifications.more' }
  | { type: 'notifications.retry' }
  | {
      type: 'notifications.listed';
      items: Notification[];
      total: number;
      totals: NotificationTotals;
    }
  /** What is being saved: shown as seen. */
  | { type: 'notifications.promised'; mark: Mark }
  /** What is shown may be wrong. */
  | { type: 'notifications.outdated' }
  | { type: 'notification.arrived'; category: string }
  | { type: 'player.changed'; changed: string[] }
  | { type: 'hub.skipped' }
  | ConnectionFound
  | PortFailed;

declare module '../kit/residents' {
  interface Residents {
    notifications: NotificationsEvent;
  }
}

export const notificationsPorts = {
  /** POST /notifications [§7 B]; 1-based pages. */
  'notifications.list': port<
    { list: NotificationList; page: number; perPage: number },
    {
      type: 'notifications.listed';
      items: Notification[];
      total: number;
      totals: NotificationTotals;
    }
  >('notifications.list'),
};
