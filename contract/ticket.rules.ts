import { TICKET_REOPEN_MS } from './limits';

/** What a ticket is about [§3 Ticket]. */
export const ticketCategories = [
  'account',
  'game',
  'payment',
  'player',
  'fault',
  /** An objection to what was decided about somebody [decision 140]. */
  'appeal',
  'other',
] as const;
/** Whose turn it is, or that it is resolved [§4 Ticket status]. */
export const ticketStatuses = [
  'awaiting_player_reply',
  'awaiting_support_reply',
  'resolved',
] as const;
/** What lists can be narrowed to; `all` is a filter only [§4]. */
export const ticketFilters = ['all', ...ticketStatuses] as const;

type Filter = (typeof ticketFilters)[number];

/** Decision 41: what waits for the player, and all of them where nothing does. */
export const defaultTicketFilter = (counts: Readonly<Record<Filter, number>>): Filter =>
  counts.awaiting_player_reply > 0 ? 'awaiting_player_reply' : 'all';

/** Milliseconds in which a message reopens what was resolved then; none once they are over. Both are ISO 8601. */
export const reopensFor = (resolvedAt: string, now: string): number =>
  Math.max(0, Date.parse(resolvedAt) + TICKET_REOPEN_MS - Date.parse(now));
