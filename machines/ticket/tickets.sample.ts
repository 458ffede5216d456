import {
  anAnsweredTicket,
  aTicket,
  aTicketAttachment,
  aTicketMessage,
  aTicketSummary,
} from '../../contract/make/ticket';
import type { TicketCounts, TicketSummary } from '../../contract/ticket';
import { ticketStatuses } from '../../contract/ticket.rules';
import type { ListContext } from '../kit/list.config';
import { aList } from '../kit/list.sample';
import type { TicketContext } from './ticket.machine';
import type { TicketChanged } from './ticket.words';
import { everyTicket } from './tickets.rules';
import type { TicketsWords } from './tickets.words';

const titles = [
  'The wheel stands still',
  'A gift did not come back',
  'I cannot change my e-mail address',
] as const;

/** As many questions, of the three statuses in turn. */
export const ticketsOf = (count: number): TicketSummary[] =>
  Array.from({ length: count }, (_, at) =>
    aTicketSummary({
      _id: `ticket_${String(at).padStart(4, '0')}`,
      title: titles[at % titles.length] ?? titles[0],
      status: ticketStatuses[at % ticketStatuses.length] ?? 'resolved',
    }),
  );

export const ticketCounts = (given: Partial<TicketCounts> = {}): TicketCounts => ({
  all: 3,
  awaiting_player_reply: 1,
  awaiting_support_reply: 1,
  resolved: 1,
  ...given,
});

/** Three questions, of which one waits for the player. */
export const aTicketList = (
  given: Partial<ListContext<TicketsWords>> = {},
): ListContext<TicketsWords> => ({
  ...aList(everyTicket, ticketsOf(3)),
  status: 'all',
  counts: ticketCounts(),
  ...given,
});

/** The hub tells of an answer. */
export const aTicketChanged = (given: Partial<TicketChanged> = {}): TicketChanged => ({
  type: 'ticket.changed',
  id: 'ticket_9999',
  ticket: anAnsweredTicket({ _id: 'ticket_9999', updatedAt: '2026-11-21T18:00:00.000Z' }),
  counts: ticketCounts({ all: 4, awaiting_player_reply: 2 }),
  ...given,
});

/** The page of a question that ann asked. */
export const aTicketPage = (given: Partial<TicketContext> = {}): TicketContext => ({
  id: aTicket()._id,
  access: '',
  ticket: aTicket(),
  ...given,
});

/** What was said of it until support’s turn came again. */
export const someTicketMessages = () => [
  aTicketMessage(),
  aTicketMessage({
    _id: 'message_0002',
    by: 'player',
    text: 'The one by the pier, at nine.\nHere is what I saw.',
    attachments: [
      aTicketAttachment(),
      aTicketAttachment({
        _id: 'attachment_0002',
        name: 'receipt of the evening.pdf',
        type: 'pdf',
        bytes: 2_400_000,
      }),
    ],
    createdAt: '2026-11-20T19:20:00.000Z',
  }),
];
