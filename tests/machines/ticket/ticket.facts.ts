import {
  aMergedTicket,
  anAnsweredTicket,
  aResolvedTicket,
  aTicket,
  aTicketAttachment,
  aTyping,
} from '../../../contract/make/ticket';
import { problem } from '../../../contract/problems';
import { ticketCounts, ticketsOf } from '../../../machines/ticket/tickets.sample';

const submitted = [
  { type: 'form.accepted' },
  { type: 'form.refused', problem: problem('rate-limited') },
];

/** What its ports may answer to whoever wanders through the house. */
export const facts = {
  'attach.send': () => [
    { type: 'attach.sent', file: aTicketAttachment() },
    { type: 'attach.refused', problem: problem('attachment-refused') },
  ],
  'ticket.load': () => [
    ...[
      aTicket(),
      anAnsweredTicket(),
      aResolvedTicket(),
      aResolvedTicket({ rating: 4 }),
      aMergedTicket(),
    ].map((ticket) => ({ type: 'ticket.loaded', ticket })),
    { type: 'ticket.missing' },
    { type: 'ticket.renewed' },
  ],
  'ticketCreate.submit': () => submitted,
  'ticketResolve.submit': () => submitted,
  'ticketWrite.submit': () => submitted,
  'typing.tell': () => [
    { type: 'typing.heard', ...aTyping() },
    { type: 'typing.heard', ...aTyping({ typists: [] }) },
    { type: 'typing.lost' },
  ],
  'tickets.list': () => [
    { type: 'list.listed', items: ticketsOf(2), total: 2, status: 'all', counts: ticketCounts() },
  ],
};
