import type { TicketCategory, TicketFilter, TicketStatus } from '../../../contract/ticket';

/** What each category is called. */
export const categoryWords: Readonly<Record<TicketCategory, string>> = {
  account: 'Ticket.My account',
  game: 'Ticket.A game or round',
  payment: 'Ticket.Coins and payments',
  player: 'Ticket.Another player',
  appeal: 'Ticket.An objection to a decision',
  fault: 'Ticket.Something does not work',
  other: 'Ticket.Something else',
};

/** Whose turn it is. */
export const statusWords: Readonly<Record<TicketStatus, string>> = {
  awaiting_player_reply: 'Ticket.Your turn',
  awaiting_support_reply: 'Ticket.Support’s turn',
  resolved: 'Ticket.Resolved',
};

/** It goes on in another. */
export const MERGED = 'Ticket.Put together';

export const filterWords: Readonly<Record<TicketFilter, string>> = {
  all: 'Ticket.All',
  ...statusWords,
};
