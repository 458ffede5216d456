import { PAGE_MAX, TICKETS_PAGE } from '../../contract/limits';
import {
  aMergedTicket,
  anAnsweredTicket,
  aResolvedTicket,
  aTicket,
  aTicketAttachment,
  aTyping,
} from '../../contract/make/ticket';
import { problem } from '../../contract/problems';
import { attachMachine } from '../../machines/ticket/attach.machine';
import { ticketMachine } from '../../machines/ticket/ticket.machine';
import { ticketCreateMachine } from '../../machines/ticket/ticketCreate.machine';
import { ticketResolveMachine } from '../../machines/ticket/ticketResolve.machine';
import { ticketsMachine } from '../../machines/ticket/tickets.machine';
import { everyTicket } from '../../machines/ticket/tickets.rules';
import { aTicketChanged, ticketCounts, ticketsOf } from '../../machines/ticket/tickets.sample';
import type { TicketsWords } from '../../machines/ticket/tickets.words';
import { ticketWriteMachine } from '../../machines/ticket/ticketWrite.machine';
import { typingMachine } from '../../machines/ticket/typing.machine';
import { form } from '../kit/forms.walk';
import { listWalk } from '../kit/list.walk';
import { shownAt } from '../support/shownAt';
import { silent } from '../support/silent';
import { walk } from '../support/walk';

const { _id: id } = aTicket();
const rated = aResolvedTicket({ rating: 4 });
const closed = aResolvedTicket({ reopenMs: 0 });
const counts = ticketCounts();

export const ticketWalk = walk({
  machine: silent(ticketMachine),
  inputs: [undefined],
  events: [
    shownAt(`/support/tickets/${id}`),
    shownAt(`/support/tickets/${id}?access=${id}.00`),
    shownAt('/'),
    { type: 'session.opened', playerId: 'player_ann1' },
    { type: 'session.closed' },
    { type: 'ticket.retry' },
    { type: 'ticket.loaded', ticket: aTicket() },
    { type: 'ticket.loaded', ticket: anAnsweredTicket() },
    { type: 'ticket.loaded', ticket: aResolvedTicket() },
    { type: 'ticket.loaded', ticket: rated },
    { type: 'ticket.loaded', ticket: closed },
    { type: 'ticket.loaded', ticket: aMergedTicket() },
    { type: 'ticket.missing' },
    { type: 'ticket.renewed' },
    { type: 'ticket.changed', id, ticket: anAnsweredTicket(), counts },
    { type: 'ticket.changed', id, counts },
    { type: 'ticket.written' },
    { type: 'ticket.resolved' },
    { type: 'ticket.outdated' },
    { type: 'ticket.moved', updatedAt: aTicket().updatedAt },
    { type: 'ticket.moved' },
    { type: 'hub.skipped' },
    { type: 'connection.found' },
    { type: 'port.failed', port: 'ticket.load' },
  ],
  // A guest's address shows that it is another, and no more.
  offers: (event, { context }) =>
    event.type === 'route.shown' || context.access === '' || context.id === '',
  view: ({ context: { id: of, access, ticket } }) => [
    of,
    access,
    ticket?.status,
    ticket?.rating,
    ticket?.reopenMs,
    ticket?.mergedInto,
  ],
});

export const ticketsWalk = listWalk<TicketsWords>(silent(ticketsMachine), {
  queries: [everyTicket, { ...everyTicket, status: 'resolved' }],
  items: ticketsOf,
  more: { status: 'all', counts },
  page: TICKETS_PAGE,
  max: PAGE_MAX,
  events: [
    shownAt('/support/tickets'),
    { type: 'list.search', text: 'wheel' },
    { type: 'list.filter', query: { status: 'resolved' } },
    { type: 'hub.skipped' },
  ],
  brought: [
    aTicketChanged(),
    aTicketChanged({ ticket: undefined }),
    aTicketChanged({
      id: 'ticket_8888',
      ticket: anAnsweredTicket({ _id: 'ticket_8888', updatedAt: '2026-11-01T18:00:00.000Z' }),
    }),
  ],
  view: ({ query }) => query,
  offers: (event, { context }) => event.type !== 'list.search' || context.query.search === '',
});

const toldTab = { from: 0, until: 60_000, opened: ['/'], failed: 0, steps: [] };

export const attachWalk = walk({
  machine: silent(attachMachine),
  inputs: [{ to: 'ticket' }],
  events: [
    { type: 'attach.choose', url: 'blob:one', name: 'one.png', bytes: 1 },
    { type: 'attach.choose', url: 'blob:one', name: 'two.pdf', bytes: 11_000_000 },
    { type: 'attach.tell' },
    { type: 'attach.told', told: toldTab, bytes: 900 },
    { type: 'attach.agree' },
    { type: 'attach.decline' },
    { type: 'attach.sent', file: aTicketAttachment() },
    { type: 'attach.refused', problem: problem('attachment-refused') },
    { type: 'port.failed', port: 'attach.send' },
    { type: 'port.failed', port: 'attach.tell' },
  ],
  view: ({ context: { file, told, problem: why } }) => [file.name, told !== undefined, why?.code],
});

const taken = { type: 'attach.taken', to: 'ticket', file: aTicketAttachment() } as const;

export const ticketCreateWalk = form(
  ticketCreateMachine,
  { guest: '', language: 'en-US', category: 'game', ticketTitle: 'The wheel stands still' },
  'ticketTitle',
  [
    { guest: 'yes', ticketTitle: 'The wheel' },
    { guest: 'yes', ticketTitle: 'The wheel', contactName: 'Gus', email: 'gus@example.com' },
  ],
  [taken, { type: 'form.accepted', place: '/support/tickets?created=ticket_0001&access=x' }],
);

export const ticketWriteWalk = form(
  ticketWriteMachine,
  { id, access: '', ticketText: 'The one by the pier' },
  'ticketText',
  [],
  [taken],
);

export const ticketResolveWalk = form(
  ticketResolveMachine,
  { id, access: '', rates: 'yes', rating: '4' },
  'rating',
  [{ id, access: '', rates: 'yes' }],
);

export const typingWalk = walk({
  machine: silent(typingMachine),
  inputs: [{ id, access: '' }],
  events: [
    { type: 'typing.press' },
    { type: 'typing.rest' },
    { type: 'typing.heard', ...aTyping() },
    { type: 'typing.heard', ...aTyping({ typists: [] }) },
    { type: 'typing.lost' },
    { type: 'port.failed', port: 'typing.tell' },
  ],
  view: ({ context: { typists } }) => typists.length,
});
