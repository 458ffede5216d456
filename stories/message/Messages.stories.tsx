import { noPages } from '../../machines/kit/list.rules';
import { aConversation, aWriter } from '../../machines/message/messages.sample';
import { Messages } from '../../src/views/message/Messages';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/messages' };

const none = { list: noPages };
const member = { signedIn: true, playerId: 'player_0002' };
const many = { list: { ...aConversation().list, total: 40 } };
const talk = (
  state: string,
  given: Parameters<typeof aConversation>[0] = {},
  writer: Parameters<typeof aWriter>[0] = member,
) =>
  storyOf(resident('messages', { open: state }, aConversation(given)), <Messages />, {
    beside: [resident('messageWrite', 'open', aWriter(writer))],
  });

export const Closed = storyOf(resident('messages', 'closed'), null);
export const Loading = talk('loading', none);
export const Shown = talk('shown');
export const ShownToGuest = talk('shown', {}, {});
export const Empty = talk('empty', none);
export const MoreLeft = talk('shown', many);
export const LoadingMore = talk('loadingMore', many);
export const CutShort = talk('cutShort', many);
export const Outdated = talk('outdated');
export const Failed = talk('failed', none);
export const InArabic = storyOf(
  resident('messages', { open: 'shown' }, aConversation()),
  <Messages />,
  { direction: 'rtl', beside: [resident('messageWrite', 'open', aWriter(member))] },
);
