import { assign, enqueueActions, raise, setup } from 'xstate';
import { NOTIFICATIONS_PAGE, PEOPLE_GATHER_MS } from '../../contract/limits';
import type { Notification, NotificationTotals } from '../../contract/notification';
import { pushed } from '../../contract/push';
import type { Page } from '../../contract/words';
import { hasMore, nextPage, noPages, type Paged, withNext } from '../kit/list.rules';
import type { Look, Meaning } from '../kit/look';
import { tell } from '../kit/tell';
import type { OutboxEnded } from '../outbox/outbox.words';
import { isMarked, isMarking, placeOf, sizeOf, totalsAfter } from './notifications.rules';
import {
  type Mark,
  type NotificationList,
  type NotificationsEvent,
  notificationsPorts,
} from './notifications.words';

export interface NotificationsContext {
  list: NotificationList;
  page: Paged<Notification>;
  /** The newest that are not seen. */
  unseen: Notification[];
  totals: NotificationTotals | undefined;
  /** Marks on their way to the server, the one in flight first. */
  marks: Mark[];
}

export const nothing: NotificationsContext = {
  list: 'all',
  page: noPages,
  unseen: [],
  totals: undefined,
  marks: [],
};

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
    isUnseen: ({ context }, params: { id: string }) =>
      context.page.items.some(({ id, seenAt }) => id === params.id && seenAt === undefined),
    isAnyUnseen: ({ context: { totals, list } }) =>
      totals !== undefined && (list === 'all' ? totals.unseen : totals.byCategory[list]) > 0,
    isKept: (_, params: { port: string; kept?: string }) =>
      params.port === 'notifications.mark' && params.kept !== undefined,
    isKeptAndLeft: ({ context }, params: { port: string; kept?: string }) =>
      params.port === 'notifications.mark' && params.kept !== undefined && context.marks.length > 1,
    isOver: (_, params: OutboxEnded) => !params.left && isMarking(params.entry),
    isMarkLeft: ({ context }) => context.marks.length > 1,
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
    keepAsked: assign({
      page: ({ context }) =>
        withNext(context.page, { page: NOTIFICATIONS_PAGE, max: NOTIFICATIONS_PAGE }),
    }),
    keepTotals: assign({ totals: (_, params: { totals: NotificationTotals }) => params.totals }),
    keepUnseen: assign({ unseen: (_, params: { items: Notification[] }) => params.items }),
    announce: enqueueActions(({ context, enqueue }, params: { items: Notification[] }) => {
      const known = new Set(context.unseen.map(({ id }) => id));
      // The newest alone: the bell counts the others.
      const fresh = params.items.find(({ id }) => !known.has(id));
      if (fresh === undefined) return;
      enqueue(
        tell('tabs', {
          type: 'tabs.announce',
          kind: 'info',
          slug: pushed[fresh.kind].says,
          values: { name: fresh.author?.username ?? '' },
          to: placeOf(fresh),
        }),
      );
    }),
    promise: assign(({ context }, params: Mark) => {
      const one = context.page.items.find((item) => 'id' in params && item.id === params.id);
      return {
        marks: [...context.marks, params],
        page: {
          ...context.page,
          items: context.page.items.map((item) =>
            item.seenAt === undefined && isMarked(params, item) ? seenNow(item) : item,
          ),
        },
        unseen: context.unseen.filter((item) => !isMarked(params, item)),
        totals: context.totals && totalsAfter(context.totals, params, one),
      };
    }),
    dropMark: assign({ marks: ({ context }) => context.marks.slice(1) }),
    dropMarks: assign({ marks: [] }),
    startOver: assign({ page: noPages }),
    forgetPage: assign({ list: 'all', page: noPages }),
    forget: assign(nothing),
    askAgain: raise({ type: 'notifications.outdated' }),
    sayUnsaved: tell('alerts', {
      type: 'alerts.say',
      kind: 'error',
      slug: 'Notification.The mark was not saved',
    }),
  },
});
