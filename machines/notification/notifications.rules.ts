import { NOTIFICATIONS_UNSEEN_MAX } from '../../contract/limits';
import {
  type Notification,
  type NotificationKind,
  type NotificationTotals,
  notificationCategories,
} from '../../contract/notification';
import type { Paged } from '../kit/list.rules';
import { type OutboxEntry, streamOf } from '../outbox/outbox.calls';
import type { RouteShown } from '../router/router.words';
import type { Mark, NotificationList } from './notifications.words';

/** The lists of the page: all, then each category of §2. */
export const notificationLists: readonly NotificationList[] = ['all', ...notificationCategories];

/** The list that an address names; undefined for a category that there is not. */
export const notificationListOf = (name: string | undefined): NotificationList =>
  notificationLists.find((list) => list === name) ?? 'all';

/** What a screen shows of them; undefined where it shows none. */
export const notificationsShown = ({
  route,
}: RouteShown): { list: NotificationList } | undefined =>
  route.name === 'notifications' ? { list: notificationListOf(route.params.category) } : undefined;

/** The address of a list. */
export const addressOfNotifications = (list: NotificationList): string =>
  list === 'all' ? '/notifications' : `/notifications/${list}`;

const aTournament = '/tournaments/{reference}';
const aTicket = '/support/tickets/{reference}';

/** Where each kind leads; `{reference}` is what it is about. */
const places: Readonly<Record<NotificationKind, string>> = {
  'friend-requested': '/friends/requests',
  'friend-accepted': '/friends',
  'gift-arrived': '/gifts',
  'gift-opened': '/gifts/sent',
  'gift-returned': '/gifts/sent',
  'letter-arrived': '/letters',
  'scratcher-granted': '/scratchers',
  'achievement-completed': '/achievements',
  'mission-finished': '/missions',
  'spins-granted': '/missions',
  'level-reached': '/achievements',
  'tournament-soon': aTournament,
  'tournament-started': aTournament,
  'tournament-ended': aTournament,
  'tournament-won': aTournament,
  'tournament-cancelled': aTournament,
  'ticket-answered': aTicket,
  'ticket-resolved': aTicket,
  'report-decided': '/support/reports',
  'conduct-decided': '/support/reports',
};

export const placeOf = ({ kind, reference }: Notification): string =>
  places[kind].replace('{reference}', reference);

/** Whether it is of something that its player reached. */
export const isMoment = ({ kind }: Notification): boolean =>
  kind === 'achievement-completed' || kind === 'level-reached';

/** Whether a mark means this one. */
export const isMarked = (mark: Mark, { id, type }: Notification): boolean =>
  'id' in mark ? mark.id === id : mark.list === 'all' || mark.list === type;

/** Whether the player has yet to be told of this one. */
export const isNews = (unseen: readonly Notification[], { id, seenAt }: Notification): boolean =>
  seenAt === undefined && unseen.every((one) => one.id !== id);

/** The newest that are unseen, with one that has come. */
export const withNews = (
  unseen: readonly Notification[],
  notification: Notification | undefined,
): Notification[] =>
  notification !== undefined && isNews(unseen, notification)
    ? [notification, ...unseen].slice(0, NOTIFICATIONS_UNSEEN_MAX)
    : [...unseen];

/** The list with what a mark means shown as seen; the instant that counts is the server's. */
export const withSeen = (list: Paged<Notification>, mark: Mark): Paged<Notification> => ({
  ...list,
  items: list.items.map((one) =>
    one.seenAt === undefined && isMarked(mark, one) ? { ...one, seenAt: one.createdAt } : one,
  ),
});

/** Whether an entry of the outbox is a mark. */
export const isMarking = (entry: OutboxEntry): boolean => streamOf(entry) === 'notifications';

/** The totals with as many fewer as a mark takes away. */
export const totalsAfter = (totals: NotificationTotals, mark: Mark): NotificationTotals => {
  const byCategory = { ...totals.byCategory };
  for (const category of notificationCategories) {
    if ('list' in mark && (mark.list === 'all' || mark.list === category)) byCategory[category] = 0;
    if ('id' in mark && mark.category === category)
      byCategory[category] = Math.max(0, byCategory[category] - 1);
  }
  const unseen = Object.values(byCategory).reduce((sum, count) => sum + count, 0);
  return { unseen, byCategory };
};
