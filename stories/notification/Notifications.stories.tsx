import { notificationTotals } from '../../contract/make/notification';
import type { ListContext } from '../../machines/kit/list.config';
import { noPages } from '../../machines/kit/list.rules';
import { aPage } from '../../machines/kit/list.sample';
import type { BellContext } from '../../machines/notification/bell.machine';
import { addressOfNotifications } from '../../machines/notification/notifications.rules';
import {
  aBell,
  aNotificationList,
  notificationsOf,
} from '../../machines/notification/notifications.sample';
import type { NotificationsWords } from '../../machines/notification/notifications.words';
import { Header } from '../../src/views/navigation/Header';
import { NotificationsPage } from '../../src/views/notification/NotificationsPage';
import { memberAt, type Place } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/notifications' };

const view = (
  <>
    <Header />
    <NotificationsPage />
  </>
);
const known = (given: Partial<BellContext> = {}): Place<'bell'> => [
  { present: 'known' },
  aBell(given),
];
const page = (
  state: string,
  given: Partial<ListContext<NotificationsWords>> = {},
  { bell = known(), online = true } = {},
) => {
  const context = aNotificationList(given);
  return storyOf(resident('notifications', { open: state }, context), view, {
    house: {
      ...memberAt(addressOfNotifications(context.query.list)),
      bell,
      ...(!online && { connection: ['offline', {}] }),
    },
  });
};
const none = { list: noPages };
const nothingNew = known({ unseen: [], totals: notificationTotals({}) });
const unknown: Place<'bell'> = [
  { present: 'failed' },
  { unseen: [], totals: undefined, promised: [] },
];
const many = { list: aPage(notificationsOf(10), 34) };
const seen = notificationsOf(4).map((one) => ({ ...one, seenAt: '2026-11-20T19:45:00.000Z' }));

export const Closed = storyOf(resident('notifications', 'closed'), view);
export const Loading = page('loading', none, {
  bell: [{ present: 'loading' }, { unseen: [], totals: undefined, promised: [] }],
});
export const LoadingAgain = page('loading');
export const Shown = page('shown');
export const MoreLeft = page('shown', many);
export const Hundreds = page(
  'shown',
  {},
  { bell: known({ totals: notificationTotals({ gifts: 250 }) }) },
);
export const OfOneCategory = page('shown', { query: { list: 'gifts' } });
export const AllSeen = page('shown', { list: aPage(seen) }, { bell: nothingNew });
export const LoadingMore = page('loadingMore', many);
export const CutShort = page('cutShort', many);
export const Outdated = page('outdated');
export const Empty = page('empty', none, { bell: nothingNew });
export const Failed = page('failed', none, { bell: unknown });
export const FailedAgain = page('failed');
export const Offline = page('failed', none, { bell: unknown, online: false });
