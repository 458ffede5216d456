import type {
  Notification,
  NotificationCategory,
  NotificationTotals,
} from '../../contract/notification';
import type { Problem } from '../../contract/problems';
import type { SessionFact } from '../auth/session.events';
import type { ConnectionFound } from '../connection/connection.events';
import type { PortFailed } from '../kit/port';
import type { OutboxEnded } from '../outbox/outbox.events';

/** What the page shows: one category, or all of them. */
export type NotificationList = NotificationCategory | 'all';

/** One that was seen, or all of a list. */
export type Mark = { id: string } | { list: NotificationList };

export type NotificationsEvent =
  | SessionFact
  | OutboxEnded
  /** The router shows a list of the page; undefined when another page is shown. */
  | { type: 'notifications.visit'; list: NotificationList | undefined }
  | { type: 'notifications.more' }
  | { type: 'notifications.retry' }
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
