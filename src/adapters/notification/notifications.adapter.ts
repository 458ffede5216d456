import { NOTIFICATIONS_UNSEEN_MAX } from '../../../contract/limits';
import {
  listNotifications,
  viewAllNotifications,
  viewNotification,
} from '../../../contract/notification';
import type { Problem } from '../../../contract/problems';
import type { AdaptersOf } from '../../../machines/kit/port';
import type { bellPorts } from '../../../machines/notification/bell.words';
import type { notificationMarksPorts } from '../../../machines/notification/notificationMarks.words';
import type {
  NotificationList,
  notificationsPorts,
} from '../../../machines/notification/notifications.words';
import type { Asks } from '../api';

const refused = (problem: Problem) => ({ type: 'saving.refused' as const, problem });
const of = (list: NotificationList) => (list === 'all' ? {} : { type: list });

export const notificationsAdapters = (
  asks: Asks,
): AdaptersOf<typeof notificationsPorts & typeof bellPorts & typeof notificationMarksPorts> => {
  const one = asks('notifications.mark', viewNotification, {
    given: ({ id }: { id: string }) => ({ body: { notificationId: id } }),
    answered: ({ totals }) => ({ type: 'saving.saved' as const, answer: totals }),
    refused,
  });
  const all = asks('notifications.mark', viewAllNotifications, {
    given: ({ list }: { list: NotificationList }) => ({ body: of(list) }),
    answered: ({ totals }) => ({ type: 'saving.saved' as const, answer: totals }),
    refused,
  });
  return {
    'notifications.unseen': asks('notifications.unseen', listNotifications, {
      given: () => ({ body: { page: 1, perPage: NOTIFICATIONS_UNSEEN_MAX, onlyUnseen: true } }),
      answered: ({ items, totals }) => ({ type: 'notifications.told', items, totals }),
    }),
    'notifications.list': asks('notifications.list', listNotifications, {
      given: ({ query: { list }, pageIndex, pageSize }) => ({
        body: { page: pageIndex + 1, perPage: pageSize, onlyUnseen: false, ...of(list) },
      }),
      answered: ({ items, total, totals }) => ({
        type: 'list.listed',
        items,
        total,
        totals,
      }),
    }),
    'notifications.mark': (mark, answer, hear) =>
      'id' in mark ? one(mark, answer, hear) : all(mark, answer, hear),
  };
};
