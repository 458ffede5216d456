import { notificationTotals } from '../../contract/make/notification';
import { aPage } from '../../machines/kit/list.sample';
import {
  aBell,
  aNotificationList,
  notificationsOf,
} from '../../machines/notification/notifications.sample';
import { Header } from '../../src/views/navigation/Header';
import { NotificationsPage } from '../../src/views/notification/NotificationsPage';
import { memberAt } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/notificationMarks' };

const view = (
  <>
    <Header />
    <NotificationsPage />
  </>
);
const items = notificationsOf(4).map((one) => ({ ...one, seenAt: '2026-11-20T19:45:00.000Z' }));
const mark = { list: 'all' as const };
const at = (state: string, changes: (typeof mark)[] = []) =>
  storyOf(resident('notificationMarks', state, { changes }), view, {
    house: {
      ...memberAt('/notifications'),
      bell: [{ present: 'known' }, aBell({ unseen: [], totals: notificationTotals({}) })],
      notifications: [{ open: 'shown' }, aNotificationList({ list: aPage(items) })],
    },
  });

export const Idle = at('idle');
export const Saving = at('saving', [mark]);
export const Waiting = at('waiting');
