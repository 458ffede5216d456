import { aHub } from '../../machines/hub/hub.sample';
import { ConnectionBanner } from '../../src/views/hub/ConnectionBanner';
import { Header } from '../../src/views/navigation/Header';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/hub' };

const view = (
  <>
    <Header />
    <ConnectionBanner />
  </>
);
const around = { house: member };
const hub = aHub({ sequence: 7, attempt: 1 });

export const Stopped = storyOf(resident('hub', { disconnected: 'stopped' }), <Header />);
export const StoppedOfMember = storyOf(
  resident('hub', { disconnected: 'stopped' }, hub),
  view,
  around,
);
export const Exhausted = storyOf(resident('hub', { disconnected: 'exhausted' }, hub), view, around);
export const Refused = storyOf(resident('hub', { disconnected: 'refused' }, hub), view, around);
export const Connecting = storyOf(resident('hub', 'connecting', aHub()), view, around);
export const Connected = storyOf(resident('hub', 'connected', hub), view, around);
export const FollowingBeforeAnswer = storyOf(
  resident('hub', { following: 'waiting' }, aHub()),
  view,
  around,
);
export const FollowingLive = storyOf(resident('hub', { following: 'live' }, hub), view, around);
export const FollowingCutOff = storyOf(resident('hub', { following: 'cutOff' }, hub), view, around);
export const FollowingStopped = storyOf(
  resident('hub', { following: 'stopped' }, hub),
  view,
  around,
);
export const Resting = storyOf(resident('hub', { following: 'resting' }, hub), view, around);
export const Waiting = storyOf(resident('hub', { reconnecting: 'waiting' }, hub), view, around);
export const Trying = storyOf(resident('hub', { reconnecting: 'trying' }, hub), view, around);
export const Disconnecting = storyOf(resident('hub', 'disconnecting', hub), view, around);
export const InArabic = storyOf(resident('hub', { reconnecting: 'waiting' }, hub), view, {
  ...around,
  direction: 'rtl',
});
