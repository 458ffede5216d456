import type { NotificationCategory, NotificationTotals } from '../../contract/notification';
import { port } from '../kit/port';
import type { SavingEvent, SavingFact } from '../kit/saving.words';
import type { NotificationList } from './notifications.words';

/** One that was seen, or all of a list. */
export type Mark = { id: string; category: NotificationCategory } | { list: NotificationList };

export type NotificationMarksEvent = SavingEvent<Mark, NotificationTotals>;

declare module '../kit/residents' {
  interface Residents {
    notificationMarks: NotificationMarksEvent;
  }
}

export const notificationMarksPorts = {
  /** PUT /notifications/view for one, PUT /notifications/viewAll for a list [§7 B]. */
  'notifications.mark': port<Mark, SavingFact<NotificationTotals>>('notifications.mark'),
};
