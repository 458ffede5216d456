import { notificationTotals } from '../../contract/make/notification';
import { addressOfNotifications } from '../../machines/notification/notifications.rules';
import {
  aNotificationList,
  notificationsOf,
} from '../../machines/notification/notifications.sample';
import type { NotificationsContext } from '../../machines/notification/notifications.setup';
import { aRouter } from '../../machines/router/router.sample';
import { Alerts } from '../../src/views/alert/Alerts';
import { Header } from '../../src/views/navigation/Header';
import { NotificationsPage } from '../../src/views/notification/NotificationsPage';
import { member } from '../support/evening';
import { alertsOf } from '../support/forms';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/notifications' };

const view = (
  <>
    <Header />
    <NotificationsPage />
    <Alerts />
  </>
);
const page = (
  state: string,
  given: Partial<NotificationsContext> = {},
  { bell = 'known', marking = 'idle', online = true } = {},
) => {
  const context = aNotificationList(given);
  return storyOf(
    resident('notifications', { bell, page: { open: state }, marking }, context),
    view,
    {
      house: {
        ...member,
        router: [
          'shown',
          aRouter(addressOfNotifications(context.list), { visitor: member.router[1].visitor }),
        ],
        ...(!online && { connection: ['offline', {}] }),
      },
    },
  );
};
const none = {
  page: { items: [], total: 0, pages: 0 },
  unseen: [],
  totals: notificationTotals({}),
};
const many = { page: { items: notificationsOf(10), total: 34, pages: 1 } };
const seen = notificationsOf(4).map((one) => ({ ...one, seenAt: '2026-11-20T19:45:00.000Z' }));

export const Guest = storyOf(
  resident('notifications', { bell: 'absent', page: 'closed', marking: 'idle' }),
  view,
);
export const Loading = page('loading', { ...none, totals: undefined }, { bell: 'loading' });
export const SeenWaiting = page('shown', {}, { marking: 'waiting' });
export const LoadingAgain = page('loading');
export const Shown = page('shown');
export const MoreLeft = page('shown', many);
export const Hundreds = page('shown', { totals: notificationTotals({ gifts: 250 }) });
export const OfOneCategory = page('shown', { list: 'gifts' });
export const AllSeen = page('shown', {
  page: { items: seen, total: 4, pages: 1 },
  totals: notificationTotals({}),
});
export const Saving = page(
  'shown',
  { page: { items: seen, total: 4, pages: 1 }, totals: notificationTotals({}) },
  { marking: 'saving' },
);
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const Empty = page('empty', none);
export const Failed = page('failed', none, { bell: 'failed' });
export const FailedAgain = page('failed');
export const Offline = page('failed', none, { bell: 'failed', online: false });
export const Arriving = page('shown', {}, { bell: 'arriving' });
export const Arrived = storyOf(
  resident(
    'notifications',
    { bell: 'known', page: { open: 'shown' }, marking: 'idle' },
    aNotificationList(),
  ),
  view,
  {
    house: member,
    beside: [
      alertsOf('passing', {
        kind: 'info',
        slug: 'Push.{name} sent you a gift',
        values: { name: 'Juniper' },
        to: '/gifts',
      }),
    ],
  },
);
