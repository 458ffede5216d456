import { aTicketAttachment } from '../../contract/make/ticket';
import { aRouter } from '../../machines/router/router.sample';
import { ticketCreateMachine } from '../../machines/ticket/ticketCreate.machine';
import { Alerts } from '../../src/views/alert/Alerts';
import { SupportPage } from '../../src/views/ticket/SupportPage';
import { member } from '../support/evening';
import { formStates, noConnection } from '../support/forms';
import { storyOf } from '../support/story';

export default { title: 'machines/ticketCreate' };

const view = (
  <>
    <SupportPage />
    <Alerts />
  </>
);
const around = { house: member };
const values = {
  ticketTitle: 'The wheel stands still',
  ticketText: 'I turned the wheel by the pier and it has not moved since nine.',
  category: 'game',
  files: JSON.stringify([
    aTicketAttachment(),
    aTicketAttachment({ _id: 'attachment_0002', name: 'receipt.pdf', type: 'pdf' }),
  ]),
};
const form = formStates(ticketCreateMachine, 'ticketCreate', values);

export const Blank = storyOf(form.blank, view, around);
export const Wrong = storyOf(form.wrong, view, around);
export const Filled = storyOf(form.filled, view, around);
export const FileGone = storyOf(form.refused('attachment-unknown'), view, around);
export const Unreachable = storyOf(form.unreachable, view, { ...around, beside: [noConnection] });
export const Submitting = storyOf(form.submitting, view, around);
export const Accepted = storyOf(form.accepted, view, around);

const guests = formStates(
  ticketCreateMachine,
  'ticketCreate',
  { ...values, guest: 'yes', contactName: 'Gus', email: 'gus@example.com' },
  {},
  'ticketCreate yes',
);
const asGuest = { house: { router: ['shown', aRouter('/support')] } as const };

export const GuestFilled = storyOf(guests.filled, view, asGuest);
const objecting = formStates(
  ticketCreateMachine,
  'ticketCreate',
  {
    ...values,
    guest: 'yes',
    about: 'report_0002.4f1c',
    category: 'appeal',
    ticketTitle: 'Objection to decision report_0002',
    ticketText: 'It was a quotation.',
    files: '',
  },
  {},
  'ticketCreate yes report_0002.4f1c',
);
export const GuestObjecting = storyOf(objecting.filled, view, {
  house: { router: ['shown', aRouter('/support?about=report_0002.4f1c')] },
});
export const GuestTooOften = storyOf(guests.refused('too-many-attempts'), view, asGuest);
