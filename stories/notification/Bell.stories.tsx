import { aBell } from '../../machines/notification/notifications.sample';
import { Alerts } from '../../src/views/alert/Alerts';
import { Header } from '../../src/views/navigation/Header';
import { member } from '../support/evening';
import { alertsOf } from '../support/forms';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/bell' };

const view = (
  <>
    <Header />
    <Alerts />
  </>
);
const told = alertsOf('passing', {
  kind: 'info',
  slug: 'Push.{name} sent you a gift',
  values: { name: 'Juniper' },
  to: '/gifts',
});

export const Absent = storyOf(resident('bell', 'absent'), view);
export const Awaiting = storyOf(resident('bell', { present: 'awaiting' }), view, { house: member });
export const Loading = storyOf(resident('bell', { present: 'loading' }), view, { house: member });
export const Known = storyOf(resident('bell', { present: 'known' }, aBell()), view, {
  house: member,
});
export const Arriving = storyOf(resident('bell', { present: 'arriving' }, aBell()), view, {
  house: member,
});
export const Arrived = storyOf(resident('bell', { present: 'known' }, aBell()), view, {
  house: member,
  beside: [told],
});
export const Failed = storyOf(resident('bell', { present: 'failed' }, aBell()), view, {
  house: member,
});
