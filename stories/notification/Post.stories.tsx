import { notificationTotals } from '../../contract/make/notification';
import { aBell } from '../../machines/notification/notifications.sample';
import { TabBar } from '../../src/views/navigation/TabBar';
import { PostPage } from '../../src/views/notification/PostPage';
import { memberAt } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'pages/post' };

const view = (
  <>
    <PostPage />
    <TabBar />
  </>
);
const around = {
  house: memberAt('/post'),
} as const;
const bell = (totals: Parameters<typeof notificationTotals>[0]) =>
  resident('bell', { present: 'known' }, aBell({ unseen: [], totals: notificationTotals(totals) }));

export const Nothing = storyOf(bell({}), view, around);
/** What is told of a gift counts as the gift alone. */
export const SomethingNew = storyOf(bell({ gifts: 1, friends: 2 }), view, around);
export const InArabic = storyOf(bell({ friends: 2 }), view, { ...around, direction: 'rtl' });
