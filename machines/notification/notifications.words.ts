import type {
  Notification,
  NotificationCategory,
  NotificationTotals,
} from '../../contract/notification';
import type { Problem } from '../../contract/problems';
import type { SessionFact } from '../auth/session.words';
import type { ConnectionFound } from '../connection/connection.words';
import { type PortFailed, port } from '../kit/port';
import type { OutboxEnded } from '../outbox/outbox.words';

/** What the page shows: one category, or all of them. */
export type NotificationList = NotificationCategory | 'all';

/** One that was seen, or all of a list. */
export type Mark = { id: string } | { list: NotificationList };

export type NotificationsEvent =
  | SessionFact
  | OutboxEnded
  /** The router shows a list of the page; undefined when another page is shown. */
  | { type: 'notifications.visit'; list: NotificationList | undefined }
  | { type: 'list.more' }
  | { type: 'list.retry' }
  | { type: 'notifications.see'; id: string }
  /** All of the list that is shown. */
  | { type: 'notifications.seeAll' }
  /** What is not seen yet, at most a hundred. */
  | { type: 'notifications.told'; items: Notification[]; totals: NotificationTotals }
  | {
      type: 'notifications.listed';
      items: Notification[];
      total: number;
      totals: NotificationTotals;
    }
  | { type: 'notifications.marked'; totals: NotificationTotals }
  | { type: 'notifications.refused'; problem: Problem }
  /** A mark was not saved: what is shown may be wrong. */
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
  /** POST /notifications with onlyUnseen, the newest hundred [§7 B notifications, §9]. */
  'notifications.unseen': port<
    undefined,
    { type: 'notifications.told'; items: Notification[]; totals: NotificationTotals }
  >('notifications.unseen'),
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
  /** PUT /notifications/view for one, PUT /notifications/viewAll for a list [§7 B]. */
  'notifications.mark': port<
    Mark,
    | { type: 'notifications.marked'; totals: NotificationTotals }
    | { type: 'notifications.refused'; problem: Problem }
  >('notifications.mark'),
};
