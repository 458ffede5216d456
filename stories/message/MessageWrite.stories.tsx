import { problem } from '../../contract/problems';
import { messageMachine } from '../../machines/message/message.machine';
import { aConversation, aWriter } from '../../machines/message/messages.sample';
import { Messages } from '../../src/views/message/Messages';
import { still } from '../support/still';
import { resident, type Subject, storyOf } from '../support/story';

export default { title: 'machines/messageWrite' };

const member = { signedIn: true, playerId: 'player_0002' };
const beside = [resident('messages', { open: 'shown' }, aConversation())];
const draft = 'Good evening!';
const talk = (subject: Subject) => storyOf(subject, <Messages />, { beside });

export const Closed = storyOf(resident('messageWrite', 'closed'), null);
export const Guest = talk(resident('messageWrite', 'open', aWriter()));
export const Member = talk(resident('messageWrite', 'open', aWriter(member)));
export const Typed = talk(resident('messageWrite', 'open', aWriter({ ...member, draft })));

const sent = (state: string, why = false) => {
  const here = still(messageMachine, state, {
    n: 0,
    gameId: 'game_wheel',
    draft,
    problem: why ? problem('rate-limited') : undefined,
  });
  const { stills } = resident(
    'messageWrite',
    'open',
    aWriter({ ...member, outgoing: [{ n: 0, draft, heard: false }], written: 1 }),
    { 'message:0': { src: 'message', still: here } },
  );
  return talk({ still: here, stills });
};
export const Sending = sent('sending');
export const Refused = sent('refused', true);
export const Unsent = sent('unsent');
