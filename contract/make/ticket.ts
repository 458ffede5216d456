import type { Ticket, TicketAttachment, TicketMessage, TicketSummary, Typing } from '../ticket';

/** A picture of what went wrong. */
export const aTicketAttachment = (given: Partial<TicketAttachment> = {}): TicketAttachment => ({
  _id: 'attachment_0001',
  name: 'wheel.png',
  type: 'image',
  bytes: 48_200,
  url: '/files/attachment_0001.00',
  ...given,
});

/** Support answers a day later. */
export const aTicketMessage = (given: Partial<TicketMessage> = {}): TicketMessage => ({
  _id: 'message_0001',
  by: 'support',
  text: 'Thank you for telling us. Which wheel was it, and when?',
  attachments: [],
  createdAt: '2026-11-20T19:00:00.000Z',
  ...given,
});

/** A question to support that nobody has answered yet, as lists show it. */
export const aTicketSummary = (given: Partial<TicketSummary> = {}): TicketSummary => ({
  _id: 'ticket_0001',
  title: 'The wheel stands still',
  category: 'game',
  status: 'awaiting_support_reply',
  playerId: 'player_ann1',
  createdAt: '2026-11-19T18:00:00.000Z',
  updatedAt: '2026-11-19T18:00:00.000Z',
  ...given,
});

/** The same with all that was said. */
export const aTicket = (given: Partial<Ticket> = {}): Ticket => ({
  ...aTicketSummary(),
  description: 'I turned the wheel and it has not moved since.',
  attachments: [],
  messages: [],
  ...given,
});

/** Support has asked back: it is the player’s turn. */
export const anAnsweredTicket = (given: Partial<Ticket> = {}): Ticket =>
  aTicket({
    status: 'awaiting_player_reply',
    updatedAt: '2026-11-20T19:00:00.000Z',
    messages: [aTicketMessage()],
    ...given,
  });

/** Support has put it to another of ann's, where all that was said stands since. */
export const aMergedTicket = (given: Partial<Ticket> = {}): Ticket =>
  aResolvedTicket({ messages: [], mergedInto: 'ticket_0002', ...given });

/** It is resolved, and may be reopened for another ten days. */
export const aResolvedTicket = (given: Partial<Ticket> = {}): Ticket =>
  anAnsweredTicket({ status: 'resolved', reopenMs: 10 * 24 * 60 * 60 * 1_000, ...given });

/** What a beat hears while support writes in a question that nobody has answered yet. */
export const aTyping = (given: Partial<Typing> = {}): Typing => ({
  typists: [{ by: 'support' }],
  updatedAt: aTicketSummary().updatedAt,
  ...given,
});
