import type { StateValue } from 'xstate';
import {
  aMergedTicket,
  anAnsweredTicket,
  aResolvedTicket,
  aTicket,
} from '../../contract/make/ticket';
import type { Ticket as Read } from '../../contract/ticket';
import { aTicketPage, someTicketMessages } from '../../machines/ticket/tickets.sample';
import { TicketPage } from '../../src/views/ticket/TicketPage';
import { memberAt, type Places } from '../support/evening';
import { picture } from '../support/picture';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/ticket' };

const around: Partial<Places> = {
  ...memberAt(`/support/tickets/${aTicket()._id}`),
};

const at = (page: string, stage: string, ticket: Read | undefined) => {
  const value: StateValue = { open: { page, stage } };
  return storyOf(resident('ticket', value, aTicketPage({ ticket })), <TicketPage />, {
    house: around,
  });
};

/** The pictures of a conversation are drawn, since no server has them here. */
const messages = someTicketMessages().map((message) => ({
  ...message,
  attachments: message.attachments.map((file) =>
    file.type === 'image' ? { ...file, url: picture(200) } : file,
  ),
}));

export const Closed = storyOf(resident('ticket', 'closed'), <TicketPage />, { house: around });
export const Loading = at('loading', 'unknown', undefined);
export const LoadingAgain = at('loading', 'awaiting_player_reply', anAnsweredTicket());
export const SupportsTurn = at('shown', 'awaiting_support_reply', aTicket({ messages }));
export const YourTurn = at('shown', 'awaiting_player_reply', anAnsweredTicket());
export const Resolved = at('shown', 'resolved', aResolvedTicket({ messages }));
export const Rated = at(
  'shown',
  'rated',
  aResolvedTicket({ rating: 4, review: 'Quick, and kind.' }),
);
export const ResolvedLongAgo = at(
  'shown',
  'closed',
  aResolvedTicket({ rating: 5, reopenMs: 0, messages }),
);
export const Merged = at('shown', 'merged', aMergedTicket());
export const Renewed = at('renewed', 'unknown', undefined);
export const Missing = at('missing', 'unknown', undefined);
export const Failed = at('failed', 'unknown', undefined);
export const FailedAgain = at('failed', 'awaiting_player_reply', anAnsweredTicket());
