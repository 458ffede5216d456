import type { Notification, NotificationTotals } from '../../contract/notification';
import type { Problem } from '../../contract/problems';
import { port } from '../kit/port';
import type { Mark, NotificationList } from './notifications.events';

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
