import { aNotificationList } from '../../machines/notification/notifications.sample';
import type { PushContext } from '../../machines/push/push.machine';
import { Card } from '../../src/ui/Card';
import { Alerts } from '../../src/views/alert/Alerts';
import { NotificationsPage } from '../../src/views/notification/NotificationsPage';
import { PushSetting } from '../../src/views/push/PushSetting';
import { member, memberAt } from '../support/evening';
import { alertsOf } from '../support/forms';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/push' };

const around = { house: member };
const ann = { player: 'player_ann1' };
const granted = { ...ann, permission: 'granted', choice: ann } as const;
const setting = (
  <>
    <Card>
      <PushSetting />
    </Card>
    <Alerts />
  </>
);
const here = (state: string, given: Partial<PushContext> = ann) =>
  storyOf(resident('push', { member: state }, given), setting, around);

export const Preparing = storyOf(resident('push', 'preparing', ann), setting, around);
export const OverAnInsecureLine = storyOf(
  resident('push', 'unsupported', { ...ann, gap: 'insecure' }),
  setting,
  around,
);
export const InAnOldBrowser = storyOf(
  resident('push', 'unsupported', { ...ann, gap: 'missing' }),
  setting,
  around,
);
export const NotStarted = storyOf(
  resident('push', 'unsupported', { ...ann, gap: 'failed' }),
  setting,
  around,
);
export const Guest = storyOf(resident('push', 'absent'), setting);
export const Idle = here('idle');
export const Asking = here('asking');
export const Registering = here('registering', granted);
export const On = here('on', granted);
export const Failed = here('failed', granted);
export const Refused = here('refused', { ...ann, permission: 'denied' });
export const Stopping = here('stopping', granted);
export const StillOn = storyOf(resident('push', { member: 'on' }, granted), setting, {
  ...around,
  beside: [
    alertsOf('lasting', {
      kind: 'error',
      slug: 'Push.Notifications could not be turned off in this browser',
    }),
  ],
});
export const Leaving = storyOf(
  resident('push', 'leaving', { choice: ann, permission: 'granted' }),
  setting,
);
export const InArabic = storyOf(resident('push', { member: 'refused' }, ann), setting, {
  ...around,
  direction: 'rtl',
});

const page = {
  house: memberAt('/notifications'),
  beside: [resident('notifications', { open: 'shown' }, aNotificationList())],
} as const;
export const Offered = storyOf(
  resident('push', { member: 'idle' }, ann),
  <NotificationsPage />,
  page,
);
export const OfferTaken = storyOf(
  resident('push', { member: 'asking' }, ann),
  <NotificationsPage />,
  page,
);
export const WavedAway = storyOf(
  resident('push', { member: 'idle' }, { ...ann, choice: { dismissed: true } }),
  <NotificationsPage />,
  page,
);
