import { anAnsweredTicket, aResolvedTicket } from '../../contract/make/ticket';
import { ticketResolveMachine } from '../../machines/ticket/ticketResolve.machine';
import { aTicketPage } from '../../machines/ticket/tickets.sample';
import { Alerts } from '../../src/views/alert/Alerts';
import { TicketPage } from '../../src/views/ticket/TicketPage';
import { memberAt } from '../support/evening';
import { formStates, noConnection } from '../support/forms';
import { resident, storyOf } from '../support/story';

export default { title: 'machines/ticketResolve' };

const view = (
  <>
    <TicketPage />
    <Alerts />
  </>
);
const { _id: id } = anAnsweredTicket();
const house = memberAt(`/support/tickets/${id}`);
const values = { rating: '4', review: 'Quick, and kind.' };

const around = {
  house,
  beside: [
    resident(
      'ticket',
      { open: { page: 'shown', stage: 'resolved' } },
      aTicketPage({ ticket: aResolvedTicket() }),
    ),
  ],
};
const rating = formStates(
  ticketResolveMachine,
  'ticketResolve',
  { ...values, rates: 'yes' },
  {},
  `ticketResolve ${id} yes`,
);

export const Filled = storyOf(rating.filled, view, around);
export const RatedElsewhere = storyOf(rating.refused('ticket-rated'), view, around);
export const Unreachable = storyOf(rating.unreachable, view, {
  ...around,
  beside: [...around.beside, noConnection],
});
export const Submitting = storyOf(rating.submitting, view, around);
export const Accepted = storyOf(rating.accepted, view, around);

const open = {
  house,
  beside: [
    resident(
      'ticket',
      { open: { page: 'shown', stage: 'awaiting_player_reply' } },
      aTicketPage({ ticket: anAnsweredTicket() }),
    ),
  ],
};
const resolving = formStates(
  ticketResolveMachine,
  'ticketResolve',
  values,
  {},
  `ticketResolve ${id}`,
);
export const Blank = storyOf(resolving.blank, view, open);
export const Resolving = storyOf(resolving.filled, view, open);
