import { problem } from '../../contract/problems';
import { messageMachine } from '../../machines/message/message.machine';
import { aConversation } from '../../machines/message/messages.sample';
import { Messages } from '../../src/views/message/Messages';
import { still } from '../support/still';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/messages' };

const none = { items: [], total: 0, pages: 0 };
const member = { signedIn: true, playerId: 'player_0002' };
const many = { ...aConversation().list, total: 40 };
const talk = (state: string, given: Parameters<typeof aConversation>[0] = {}) =>
  storyOf(
    resident('messages', { open: state }, aConversation({ ...member, ...given })),
    <Messages />,
  );

export const Closed = storyOf(resident('messages', 'closed', aConversation({ list: none })), null);
export const Loading = talk('loading', { list: none });
export const Shown = talk('shown');
export const ShownToGuest = talk('shown', { signedIn: false, playerId: undefined });
export const Nothing = talk('shown', { list: { ...none, pages: 1 } });
export const Typed = talk('shown', { draft: 'Good evening!' });
export const MoreLeft = talk('shown', { list: many });
export const LoadingMore = talk('loadingMore', { list: many });
export const CutShort = talk('cutShort', { list: many });
export const Failed = talk('failed', { list: none });

const sent = (state: string, why = false) => {
  const draft = 'Good evening!';
  const here = still(messageMachine, state, {
    n: 0,
    gameId: 'game_wheel',
    draft,
    problem: why ? problem('rate-limited') : undefined,
  });
  const { stills } = resident(
    'messages',
    { open: 'shown' },
    aConversation({ ...member, outbox: [{ n: 0, draft, heard: false }], written: 1 }),
    { 'message:0': { src: 'message', still: here } },
  );
  return storyOf({ still: here, stills }, <Messages />);
};
export const Sending = sent('sending');
export const Refused = sent('refused', true);
export const Unsent = sent('unsent');
export const InArabic = storyOf(
  resident('messages', { open: 'shown' }, aConversation(member)),
  <Messages />,
  { direction: 'rtl' },
);
