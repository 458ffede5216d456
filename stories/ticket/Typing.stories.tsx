import { anAnsweredTicket } from '../../contract/make/ticket';
import type { Typist } from '../../contract/ticket';
import { aTicketPage } from '../../machines/ticket/tickets.sample';
import { typingMachine } from '../../machines/ticket/typing.machine';
import { TicketPage } from '../../src/views/ticket/TicketPage';
import { memberAt } from '../support/evening';
import { mounted, resident, storyOf } from '../support/story';

export default { title: 'machines/typing' };

const ticket = anAnsweredTicket();
const { _id: id } = ticket;
const page = resident(
  'ticket',
  { open: { page: 'shown', stage: 'awaiting_player_reply' } },
  aTicketPage({ ticket }),
);
const at = (
  hand: 'resting' | 'writing' | 'pausing',
  line: 'asking' | 'waiting',
  typists: readonly Typist[],
) =>
  storyOf(
    mounted(
      `typing ${id}`,
      'typing',
      typingMachine,
      { hand, line },
      { id, access: '', isTyping: hand === 'writing', typists },
    ),
    <TicketPage />,
    {
      house: {
        ...memberAt(`/support/tickets/${id}`),
      },
      beside: [page],
    },
  );

export const Asking = at('resting', 'asking', []);
export const Quiet = at('resting', 'waiting', []);
export const SupportWrites = at('resting', 'waiting', [{ by: 'support' }]);
export const BothWrite = at('writing', 'waiting', [{ by: 'support' }]);
export const Paused = at('pausing', 'waiting', []);
