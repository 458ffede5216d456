import * as z from 'zod/mini';
import { call } from './call';
import {
  EMAIL_MAX,
  PERSON_NAME_MAX,
  STARS_MAX,
  TICKET_ATTACHMENT_BYTES_MAX,
  TICKET_ATTACHMENT_NAME_MAX,
  TICKET_REVIEW_MAX,
  TICKET_TEXT_MAX,
  TICKET_TITLE_MAX,
  TICKETS_PAGE,
} from './limits';
import { ticketCategories, ticketFilters, ticketStatuses } from './ticket.rules';
import { Id, Instant, LanguageCode, PageIndex, PageSize, pageOf, textOf } from './words';

export const TicketCategory = z.enum(ticketCategories);
export type TicketCategory = z.infer<typeof TicketCategory>;
export const TicketStatus = z.enum(ticketStatuses);
export type TicketStatus = z.infer<typeof TicketStatus>;
export const TicketFilter = z.enum(ticketFilters);
export type TicketFilter = z.infer<typeof TicketFilter>;

/**
 * A file of a ticket: a picture made anew as WebP; a PDF, or what happened in a tab (`Happened`, as
 * JSON in gzip), which are only ever downloaded.
 */
export const TicketAttachment = z.object({
  _id: Id,
  name: z.string(),
  type: z.enum(['image', 'pdf', 'happened']),
  bytes: z.int(),
  /** Good for whoever has it: it is told only to those who may read the ticket. */
  url: z.string(),
});
export type TicketAttachment = z.infer<typeof TicketAttachment>;

export const TicketMessage = z.object({
  _id: Id,
  by: z.enum(['player', 'support']),
  text: z.string(),
  attachments: z.array(TicketAttachment),
  createdAt: Instant,
});
export type TicketMessage = z.infer<typeof TicketMessage>;

/** Who asks, where they have no account. */
const PlayerInfo = z.object({ name: z.string(), email: z.string() });

/** What a ticket is in a list: all of it but what was said [§3 Ticket]. */
export const TicketSummary = z.object({
  _id: Id,
  title: z.string(),
  category: TicketCategory,
  /** Whose turn it is. */
  status: TicketStatus,
  /** Whose it is; a guest is known by `playerInfo` alone. */
  playerId: z.optional(Id),
  playerInfo: z.optional(PlayerInfo),
  createdAt: Instant,
  /** When something was last said or done. */
  updatedAt: Instant,
  /** One to five, once it was resolved. */
  rating: z.optional(z.int()),
  review: z.optional(z.string()),
  /** The one that it goes on in, once support has merged it [decision 172]. */
  mergedInto: z.optional(Id),
});
export type TicketSummary = z.infer<typeof TicketSummary>;

/** A question to those who run the platform, and what was said of it since [§3 Ticket]. */
export const Ticket = z.extend(TicketSummary, {
  description: z.string(),
  /** Of the description. */
  attachments: z.array(TicketAttachment),
  /** The first one first. */
  messages: z.array(TicketMessage),
  /** Milliseconds in which a message reopens it; only of one that is resolved [decision 41]. */
  reopenMs: z.optional(z.int()),
});
export type Ticket = z.infer<typeof Ticket>;

/** How many of the caller’s tickets each filter finds. */
export const TicketCounts = z.record(TicketFilter, z.int());
export type TicketCounts = z.infer<typeof TicketCounts>;

const listed = z.extend(pageOf(TicketSummary), {
  /** The filter that was asked for, or the default one [decision 41]. */
  status: TicketFilter,
  counts: TicketCounts,
});

const wanted = {
  status: z.optional(TicketFilter),
  pageIndex: z._default(PageIndex, 0),
  pageSize: z._default(PageSize, TICKETS_PAGE),
};

const own = { audience: 'player', kind: 'read', rate: 'read', refusals: [], out: listed } as const;
const command = { audience: 'anyone', kind: 'command', spec: '§7 B ticket' } as const;

/** What was given with a guest’s ticket; a player’s own needs none. */
const access = z.optional(z.string().check(z.maxLength(200)));
/** More than a message takes is refused by name, not by shape. */
const attachments = z._default(z.array(Id).check(z.maxLength(20)), []);

export const listTickets = call({
  ...own,
  name: 'listTickets',
  method: 'GET',
  path: '/ticket/list',
  stance: 'neutral',
  query: z.object(wanted),
  spec: '§7 B ticket',
  says: 'A page of the caller’s tickets, the last that changed first',
});

export const listTicketsOfUser = call({
  ...own,
  name: 'listTicketsOfUser',
  method: 'POST',
  path: '/ticket/list/user',
  stance: 'neutral',
  body: z.object({ ...wanted, search: z._default(z.string().check(z.maxLength(60)), '') }),
  spec: '§7 B ticket',
  says: 'A page of the caller’s tickets in which a text is found',
});

export const createTicket = call({
  ...command,
  rate: 'upload',
  name: 'createTicket',
  method: 'POST',
  path: '/ticket',
  stance: 'neutral',
  body: z.object({
    title: z._default(textOf(0, TICKET_TITLE_MAX), ''),
    description: z._default(textOf(0, TICKET_TEXT_MAX), ''),
    category: z._default(TicketCategory, 'other'),
    /** Needed of a guest; of a player the account says it. */
    playerInfo: z.optional(
      z.object({
        name: z._default(textOf(0, PERSON_NAME_MAX), ''),
        email: z._default(z.string().check(z.maxLength(EMAIL_MAX)), ''),
      }),
    ),
    /** In which mails to a guest are written. */
    language: z.optional(LanguageCode),
    attachments,
    /** Of an objection: what its player was told the decision by. */
    about: z.optional(z.string().check(z.maxLength(200))),
  }),
  out: z.object({
    ticket: Ticket,
    /** Opens a guest’s ticket; it is mailed as well. */
    access: z.optional(z.string()),
  }),
  refusals: [
    'ticket-contact',
    'ticket-title',
    'email-malformed',
    'attachment-unknown',
    'attachments-full',
    'link-invalid',
    'too-many-attempts',
  ],
  says: 'Ask support something; a guest says how they can be reached',
});

export const readTicket = call({
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  name: 'readTicket',
  method: 'GET',
  path: '/ticket/:id',
  stance: 'neutral',
  params: z.object({ id: Id }),
  query: z.object({ access }),
  out: Ticket,
  refusals: ['not-found', 'ticket-renewed'],
  spec: '§7 B ticket',
  says: 'One ticket of the caller’s, or of the guest whose link this is, with all that was said',
});

export const resolveTicket = call({
  ...command,
  rate: 'write',
  name: 'resolveTicket',
  method: 'PUT',
  path: '/ticket/resolve',
  stance: 'neutral',
  body: z.object({
    id: Id,
    rating: z.optional(z.int().check(z.gte(1), z.lte(STARS_MAX))),
    review: z._default(textOf(0, TICKET_REVIEW_MAX), ''),
    access,
  }),
  out: Ticket,
  refusals: ['not-found', 'ticket-renewed', 'ticket-rated', 'ticket-closed', 'ticket-merged'],
  says: 'Say that it is resolved, and how well; what was resolved unrated may be rated once',
});

export const sendTicketMessage = call({
  ...command,
  rate: 'write',
  name: 'sendTicketMessage',
  method: 'PUT',
  path: '/ticket/send/message',
  stance: 'neutral',
  body: z.object({ id: Id, text: textOf(1, TICKET_TEXT_MAX), attachments, access }),
  out: Ticket,
  refusals: [
    'not-found',
    'ticket-renewed',
    'ticket-closed',
    'ticket-merged',
    'attachment-unknown',
    'attachments-full',
  ],
  says: 'Write on; what was resolved within 14 days is open again',
});

/** Who types just now; a member of staff has a name for colleagues only [decision 185]. */
export const Typist = z.object({
  by: z.enum(['player', 'support']),
  staff: z.optional(z.string()),
});
export type Typist = z.infer<typeof Typist>;

/** What whoever has a ticket open hears of it at each beat. */
export const Typing = z.object({
  typists: z.array(Typist),
  /** Of the ticket: another than was read says that there is more to read. */
  updatedAt: Instant,
});
export type Typing = z.infer<typeof Typing>;

export const typeInTicket = call({
  audience: 'anyone',
  kind: 'read',
  rate: 'read',
  name: 'typeInTicket',
  method: 'POST',
  path: '/ticket/typing',
  stance: 'neutral',
  body: z.object({ id: Id, isTyping: z._default(z.boolean(), false), access }),
  out: Typing,
  refusals: ['not-found', 'ticket-renewed'],
  spec: 'issue 20, decision 185',
  says: 'Say whether one types in a ticket, and hear whether support does and when it last changed',
});

/** Base64 takes four signs for three bytes; the rest of the body is small. */
const BODY_BYTES = Math.ceil(TICKET_ATTACHMENT_BYTES_MAX / 3) * 4 + 4_096;

export const attachToTicket = call({
  ...command,
  rate: 'upload',
  bytes: BODY_BYTES,
  name: 'attachToTicket',
  method: 'POST',
  path: '/ticket/attachments',
  stance: 'neutral',
  body: z.object({
    /** As a data address or bare base64. */
    file: z.string().check(z.minLength(8), z.maxLength(BODY_BYTES)),
    name: textOf(1, TICKET_ATTACHMENT_NAME_MAX).check(z.regex(/^[^/\\]*$/)),
  }),
  out: TicketAttachment,
  refusals: ['attachment-refused', 'images-busy'],
  says: 'Put down a file for a ticket or message that names it within a day',
});
