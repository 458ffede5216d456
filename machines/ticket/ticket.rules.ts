import { isEmail } from '../../contract/auth.rules';
import type { TicketStep } from '../../contract/lifecycles';
import { TICKET_ATTACHMENTS_MAX, TICKET_TEXT_MAX, TICKET_TITLE_MAX } from '../../contract/limits';
import type { Ticket, TicketAttachment, TicketSummary } from '../../contract/ticket';
import type { Faults, Values } from '../kit/form.words';
import type { Route } from '../router/router.rules';

/** Which ticket an address opens, and a guest's access to it, empty for a player. */
export interface TicketAddress {
  id: string;
  access: string;
}

/** The ticket that a page shows; undefined on every other page. */
export const ticketOf = ({ name, params, query }: Route): TicketAddress | undefined =>
  name === 'ticket' ? { id: params['id'] ?? '', access: query['access'] ?? '' } : undefined;

/** The address of a ticket. */
export const addressOfTicket = ({ id, access }: TicketAddress): string =>
  access === '' ? `/support/tickets/${id}` : `/support/tickets/${id}?access=${access}`;

/** Where one that was just made is spoken of: a guest's link comes along, since no list has it [§2]. */
export const addressOfCreated = ({ id, access }: TicketAddress): string =>
  access === '' ? '/support/tickets' : `/support/tickets?created=${id}&access=${access}`;

/** Where a ticket stands in its lifecycle, as it was told. */
export const stepOfTicket = ({ status, reopenMs, rating, mergedInto }: Ticket): TicketStep => {
  if (mergedInto !== undefined) return 'merged';
  if (status !== 'resolved') return status;
  if (reopenMs === undefined || reopenMs <= 0) return 'closed';
  return rating === undefined ? 'resolved' : 'rated';
};

/** The ticket as lists show it. */
export const summaryOf = ({
  description: _d,
  attachments: _a,
  messages: _m,
  reopenMs: _r,
  ...summary
}: Ticket): TicketSummary => summary;

/** The files of a form, which its field holds as JSON. */
export const filesOf = ({ files = '' }: Values): TicketAttachment[] =>
  files === '' ? [] : (JSON.parse(files) as TicketAttachment[]);

const kept = (files: readonly TicketAttachment[]): string =>
  files.length === 0 ? '' : JSON.stringify(files);

/** The field with one more file, which it holds once. */
export const withFile = (values: Values, file: TicketAttachment): string =>
  kept([...filesOf(values).filter(({ _id }) => _id !== file._id), file]);

/** The field without one of its files. */
export const withoutFile = (values: Values, id: string): string =>
  kept(filesOf(values).filter(({ _id }) => _id !== id));

const fileFaults = (values: Values): Faults =>
  filesOf(values).length > TICKET_ATTACHMENTS_MAX
    ? { files: 'Ticket.Attach at most {max} files' }
    : {};

const tooLong = 'Ticket.That is too long';

/** What is wrong with a question; `guest` is 'yes' where no account says how they are reached [§5, §8]. */
export const ticketCreateFaults = (values: Values): Faults => {
  const { ticketTitle = '', ticketText = '', guest, contactName = '', email = '' } = values;
  const isGuest = guest === 'yes';
  return {
    ...(ticketTitle.trim() === '' && { ticketTitle: 'Ticket.Provide ticket information' }),
    ...(ticketTitle.length > TICKET_TITLE_MAX && { ticketTitle: tooLong }),
    ...(ticketText.length > TICKET_TEXT_MAX && { ticketText: tooLong }),
    ...(isGuest &&
      contactName.trim() === '' && { contactName: 'Ticket.Provide your contact information' }),
    ...(isGuest &&
      !isEmail(email.trim()) && {
        email:
          email.trim() === ''
            ? 'Ticket.Provide your contact information'
            : 'Ticket.This is not an e-mail address',
      }),
    ...fileFaults(values),
  };
};

/** What is wrong with a message. */
export const ticketWriteFaults = (values: Values): Faults => {
  const { ticketText = '' } = values;
  return {
    ...(ticketText.trim() === '' && { ticketText: 'Ticket.Write something' }),
    ...(ticketText.length > TICKET_TEXT_MAX && { ticketText: tooLong }),
    ...fileFaults(values),
  };
};

/** What is wrong with a rating: what is resolved already can only be rated. */
export const ticketResolveFaults = ({ rating = '', rates }: Values): Faults =>
  rates === 'yes' && rating === '' ? { rating: 'Ticket.Choose how many stars' } : {};
