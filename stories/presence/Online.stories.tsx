import { whoIsHere } from '../../machines/presence/online.sample';
import { OnlineStrip } from '../../src/views/presence/OnlineStrip';
import { member } from '../support/evening';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/online' };

const around = { house: member };
const strip = (state: string, online = whoIsHere() as ReturnType<typeof whoIsHere> | undefined) =>
  storyOf(resident('online', state, { online }), <OnlineStrip />, around);
const unknown = { online: undefined };

export const Awaiting = storyOf(resident('online', 'awaiting', unknown), <OnlineStrip />, around);
export const Loading = storyOf(resident('online', 'loading', unknown), <OnlineStrip />, around);
export const LoadingAgain = strip('loading');
export const Shown = strip('shown');
export const NoFriendHere = strip('shown', whoIsHere({ friends: [] }));
export const Outdated = strip('outdated');
export const Failed = storyOf(resident('online', 'failed', unknown), <OnlineStrip />, around);
export const FailedAgain = strip('failed');
export const AsGuest = storyOf(
  resident('online', 'shown', { online: whoIsHere({ friends: [] }) }),
  <OnlineStrip />,
);
