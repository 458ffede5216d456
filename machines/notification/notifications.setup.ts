import { assign, setup } from 'xstate';
import { NOTIFICATIONS_PAGE, PEOPLE_GATHER_MS } from '../../contract/limits';
import type { Notification, NotificationTotals } from '../../contract/notification';
import type { Page } from '../../contract/words';
import { hasMore, nextPage, noPages, type Paged, withNext } from '../kit/list';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import { isMarked, sizeOf } from './notifications.rules';
import {
  type Mark,
  type NotificationList,
  type NotificationsEvent,
  notificationsPorts,
} from './notifications.words';

export interface NotificationsContext {
  list: NotificationList;
  page: Paged<Notification>;
}

export const nothing: NotificationsContext = { list: 'all', page: noPages };

/** Marks it here; the instant that counts is the server's. */
const seenNow = (one: Notification): Notification => ({ ...one, seenAt: one.createdAt });

/** What the chart of notifications is made of. */
export const notificationsSetup = setup({
  types: {} as {
    context: NotificationsContext;
    events: NotificationsEvent;
    tags: Look;
    meta: Meaning;
  },
  actors: notificationsPorts,
  delays: { PEOPLE_GATHER_MS },
  guards: {
    isShown: (_, params: { list: NotificationList | undefined }) => params.list !== undefined,
    isSame: ({ context }, params: { list: NotificationList | undefined }) =>
      params.list === context.list,
    isOfMarks: (_, params: { changed: string[] }) => params.changed.includes('notifications'),
    isFrom: (_, params: { port: string; name: string }) => params.port === params.name,
    isEmpty: (_, params: { items: unknown[] }) => params.items.length === 0,
    hasMore: ({ context }) => hasMore(context.page, NOTIFICATIONS_PAGE),
  },
  actions: {
    choose: assign((_, params: { list: NotificationList | undefined }) => ({
      list: params.list ?? 'all',
      page: noPages,
    })),
    keepPage: assign({
      page: ({ context }, { items, total }: Page<Notification>) => ({
        items,
        total,
        pages: sizeOf(context.page) / NOTIFICATIONS_PAGE,
      }),
    }),
    appendPage: assign({
      page: ({ context }, params: Page<Notification>) =>
        nextPage(context.page, params, ({ id }) => id),
    }),
    keepAsked: assign({ page: ({ context }) => withNext(context.page) }),
    tellTotals: tell('bell', (_, params: { totals: NotificationTotals }) => ({
      type: 'notifications.totalled',
      totals: params.totals,
    })),
    promise: assign({
      page: ({ context }, params: { mark: Mark }) => ({
        ...context.page,
        items: context.page.items.map((item) =>
          item.seenAt === undefined && isMarked(params.mark, item) ? seenNow(item) : item,
        ),
      }),
    }),
    startOver: assign({ page: noPages }),
    forget: assign(nothing),
  },
});
