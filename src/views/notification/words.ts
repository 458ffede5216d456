import type { NotificationList } from '../../../machines/notification/notifications.words';

/** The phrases of all notifications and of each category [§2]. */
export const listWords: Readonly<Record<NotificationList, string>> = {
  all: 'Notification.All',
  friends: 'Notification.Friends',
  gifts: 'Notification.Gifts',
  letters: 'Notification.Letters',
  scratchers: 'Notification.Scratch cards',
  challenges: 'Notification.Challenges',
  tournaments: 'Notification.Tournaments',
  achievements: 'Notification.Achievements',
  supports: 'Notification.Support',
  freespin: 'Notification.Free spins',
};
