import { anAnsweredTicket, aResolvedTicket, aTicketAttachment } from '../../contract/make/ticket';
import type { Ticket } from '../../contract/ticket';
import { aTicketPage } from '../../machines/ticket/tickets.sample';
import { ticketWriteMachine } from '../../machines/ticket/ticketWrite.machine';
import { Alerts } from '../../src/views/alert/Alerts';
import { TicketPage } from '../../src/views/ticket/TicketPage';
import { memberAt } from '../support/evening';
import { formStates, noConnection } from '../support/forms';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/ticketWrite' };

const view = (
  <>
    <TicketPage />
    <Alerts />
  </>
);
const { _id: id } = anAnsweredTicket();
const on = (ticket: Ticket, stage: string) => ({
  house: {
    ...memberAt(`/support/tickets/${id}`),
  },
  beside: [resident('ticket', { open: { page: 'shown', stage } }, aTicketPage({ ticket }))],
});
const around = on(anAnsweredTicket(), 'awaiting_player_reply');
const form = formStates(
  ticketWriteMachine,
  'ticketWrite',
  {
    ticketText: 'The one by the pier, at nine.',
    files: JSON.stringify([aTicketAttachment()]),
  },
  {},
  `ticketWrite ${id}`,
);

export const Blank = storyOf(form.blank, view, around);
export const Wrong = storyOf(form.wrong, view, around);
export const Filled = storyOf(form.filled, view, around);
export const Reopening = storyOf(form.filled, view, on(aResolvedTicket(), 'resolved'));
export const TooLate = storyOf(form.refused('ticket-closed'), view, around);
export const Unreachable = storyOf(form.unreachable, view, {
  ...around,
  beside: [...around.beside, noConnection],
});
export const Submitting = storyOf(form.submitting, view, around);
export const Accepted = storyOf(form.accepted, view, around);
