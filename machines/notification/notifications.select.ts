import type { SnapshotFrom } from 'xstate';
import { NOTIFICATIONS_PAGE } from '../../contract/limits';
import type { Notification, NotificationTotals } from '../../contract/notification';
import { hasMore } from '../kit/list.rules';
import type { notificationsMachine } from './notifications.machine';
import type { NotificationList } from './notifications.words';

type Snapshot = SnapshotFrom<typeof notificationsMachine>;

export const shownNotifications = ({ context }: Snapshot): NotificationList => context.list;
export const notifications = ({ context }: Snapshot): readonly Notification[] => context.page.items;
export const notificationTotal = ({ context }: Snapshot): number => context.page.total;
export const isMoreLeft = ({ context }: Snapshot): boolean =>
  hasMore(context.page, NOTIFICATIONS_PAGE);
export const totals = ({ context }: Snapshot): NotificationTotals | undefined => context.totals;
/** How many the player has not seen, over all categories. */
export const unseenCount = ({ context }: Snapshot): number => context.totals?.unseen ?? 0;
