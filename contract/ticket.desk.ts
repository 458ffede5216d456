import * as z from 'zod/mini';
import { staffCall } from './call';
import { named, need, paged, reading, writing } from './desk';
import { TICKET_TEXT_MAX } from './limits';
import { TicketAttachment, TicketCategory, TicketStatus, Typing } from './ticket';
import { Id, Instant, pageOf, textOf } from './words';

/** A ticket by its name. */
const Named = z.object({ _id: Id, title: z.string() });

/** Questions to support, before those who answer them [decision 143]. */
export const TicketDue = z.object({
  _id: Id,
  title: z.string(),
  category: TicketCategory,
  status: TicketStatus,
  who: z.string(),
  playerId: z.optional(Id),
  assignee: z.optional(z.string()),
  /** Since when it waits for support; absent while it does not. */
  waitingSince: z.optional(Instant),
  isLate: z.boolean(),
  updatedAt: Instant,
  /** The one that it goes on in. */
  mergedInto: z.optional(Id),
});
export type TicketDue = z.infer<typeof TicketDue>;

export const listTicketsDue = staffCall({
  ...reading,
  name: 'listTicketsDue',
  staff: need('tickets', 'read'),
  path: '/staff/tickets',
  body: z.object({
    ...paged,
    status: z.optional(TicketStatus),
    category: z.optional(TicketCategory),
    /** Those that the caller sees to and that are not resolved. */
    mine: z._default(z.boolean(), false),
  }),
  out: pageOf(TicketDue),
  refusals: [],
  says: 'Tickets, those that wait for support the longest first',
});

export const TicketWhole = z.extend(TicketDue, {
  description: z.string(),
  /** The decision that it objects to, and about whom that was. */
  about: z.optional(z.object({ report: Id, reported: z.string() })),
  /** Of the description. */
  attachments: z.array(TicketAttachment),
  said: z.array(
    z.object({
      _id: z.string(),
      /** `note` is read by support alone. */
      by: z.enum(['player', 'support', 'note']),
      staff: z.optional(z.string()),
      text: z.string(),
      attachments: z.array(TicketAttachment),
      at: Instant,
    }),
  ),
  /** Answers that are given often, with their places filled. */
  prepared: z.array(z.object({ name: z.string(), text: z.string() })),
  /** Who else may see to it. */
  colleagues: z.array(z.object({ _id: Id, name: z.string() })),
  /** Whoever asked has asked these as well: it may go into any of them. */
  others: z.array(Named),
  /** Those that were merged into it. */
  joined: z.array(Named),
});
export type TicketWhole = z.infer<typeof TicketWhole>;

export const readTicketDue = staffCall({
  ...reading,
  method: 'GET',
  name: 'readTicketDue',
  staff: need('tickets', 'read'),
  path: '/staff/tickets/:id',
  params: z.object({ id: Id }),
  out: TicketWhole,
  refusals: ['not-found'],
  says: 'A ticket with all that was said and noted',
});

export const typeInTicketDue = staffCall({
  ...reading,
  isBeat: true,
  name: 'typeInTicketDue',
  staff: need('tickets', 'read'),
  path: '/staff/tickets/typing',
  body: z.object({ _id: Id, isTyping: z._default(z.boolean(), false) }),
  out: Typing,
  refusals: ['not-found'],
  says: 'Say whether one answers a ticket, and hear who else types in it and when it last changed',
});

export const answerTicketDue = staffCall({
  ...writing,
  name: 'answerTicketDue',
  staff: need('tickets', 'write'),
  path: '/staff/tickets/answer',
  body: z.object({ _id: Id, text: textOf(1, TICKET_TEXT_MAX) }),
  refusals: ['not-found', 'ticket-closed', 'ticket-merged'],
  says: 'Answer as support',
});

export const noteTicketDue = staffCall({
  ...writing,
  name: 'noteTicketDue',
  staff: need('tickets', 'write'),
  path: '/staff/tickets/note',
  body: z.object({ _id: Id, text: textOf(1, TICKET_TEXT_MAX) }),
  refusals: ['not-found', 'ticket-merged'],
  says: 'Keep a note that only support reads',
});

export const assignTicketDue = staffCall({
  ...writing,
  name: 'assignTicketDue',
  staff: need('tickets', 'write'),
  path: '/staff/tickets/assign',
  body: z.object({ _id: Id }),
  refusals: ['not-found', 'ticket-merged'],
  says: 'See to a ticket oneself',
});

export const giveTicketDue = staffCall({
  ...writing,
  name: 'giveTicketDue',
  staff: need('tickets', 'write'),
  path: '/staff/tickets/give',
  body: z.object({ _id: Id, to: Id }),
  refusals: ['not-found', 'colleague-unfit', 'ticket-merged'],
  says: 'Give a ticket to a colleague, who sees to it from then on',
});

export const resolveTicketDue = staffCall({
  ...writing,
  name: 'resolveTicketDue',
  staff: need('tickets', 'write'),
  path: '/staff/tickets/resolve',
  body: z.object({ _id: Id }),
  refusals: ['not-found'],
  says: 'Say that it is resolved',
});

export const mergeTicketDue = staffCall({
  ...writing,
  name: 'mergeTicketDue',
  staff: need('tickets', 'write'),
  path: '/staff/tickets/merge',
  body: z.object({ _id: Id, into: Id }),
  refusals: ['not-found', 'ticket-itself', 'ticket-anothers', 'ticket-merged', 'ticket-closed'],
  says: 'Merge a ticket into another of whoever asked it, in which it goes on',
});

export const splitTicketDue = staffCall({
  ...writing,
  name: 'splitTicketDue',
  staff: need('tickets', 'write'),
  path: '/staff/tickets/split',
  body: z.object(named),
  refusals: ['not-found', 'step-illegal', 'ticket-merged'],
  says: 'Take a merge back: what was said in it before stands in it again, and it waits for support',
});
