import type { Notification, NotificationTotals } from '../notification';

/** Juniper asks for friendship; not seen yet. */
export const aNotification = (given: Partial<Notification> = {}): Notification => ({
  id: 'notification_0001',
  type: 'friends',
  kind: 'friend-requested',
  author: { _id: 'player_0002', username: 'Juniper' },
  reference: 'player_0002',
  createdAt: '2026-11-20T19:30:00.000Z',
  ...given,
});

/** One friend request and two gifts unseen. */
export const notificationTotals = (
  given: Partial<NotificationTotals['byCategory']> = { friends: 1, gifts: 2 },
): NotificationTotals => {
  const byCategory = {
    friends: 0,
    gifts: 0,
    letters: 0,
    scratchers: 0,
    challenges: 0,
    tournaments: 0,
    achievements: 0,
    supports: 0,
    freespin: 0,
    ...given,
  };
  return { unseen: Object.values(byCategory).reduce((sum, count) => sum + count, 0), byCategory };
};
