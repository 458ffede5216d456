import { aNotification, notificationTotals } from '../../contract/make/notification';
import type { Notification } from '../../contract/notification';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { BellContext } from './bell.machine';
import type { NotificationsWords, NotificationTold } from './notifications.words';

const kinds = [
  ['gifts', 'gift-arrived', 'Juniper'],
  ['letters', 'letter-arrived', 'Marlow'],
  ['friends', 'friend-requested', 'Odile'],
  ['gifts', 'gift-opened', 'Pip'],
] as const;

/** As many, of four kinds in turn; the first two are not seen yet. */
export const notificationsOf = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => {
    const [type, kind, username] = kinds[index % kinds.length] ?? kinds[0];
    return aNotification({
      id: `notification_000${index}`,
      type,
      kind,
      author: { _id: `player_000${(index % kinds.length) + 2}`, username },
      reference: `${type.slice(0, -1)}_0001`,
      ...(index > 1 && { seenAt: '2026-11-20T19:45:00.000Z' }),
    });
  });

/** The hub tells of a gift that came after those. */
export const aNotificationTold = (given: Partial<NotificationTold> = {}): NotificationTold => ({
  type: 'notification.told',
  notification: aNotification({
    id: 'notification_9999',
    type: 'gifts',
    kind: 'gift-arrived',
    reference: 'gift_9999',
    createdAt: '2026-11-21T18:00:00.000Z',
  }),
  totals: notificationTotals({ gifts: 2, letters: 1 }),
  ...given,
});

/** Two that are not seen, as the bell knows them. */
export const aBell = (given: Partial<BellContext> = {}): BellContext => ({
  unseen: notificationsOf(2),
  totals: notificationTotals({ gifts: 1, letters: 1 }),
  promised: [],
  ...given,
});

/** Four on the page of all, two of them unseen. */
export const aNotificationList = (
  given: Partial<ListContext<NotificationsWords>> = {},
): ListContext<NotificationsWords> => ({
  ...aList({ list: 'all' }, notificationsOf(4)),
  ...given,
});
