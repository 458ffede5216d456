import type { Row } from 'postgres';

/** Who of support sees to it is not the player's to read. */
export const toldOfTicket = ({ assignee: _a, ...rest }: Row): Row => rest;

/** What was said to the player or about them, but not by whom of support. */
export const toldOfTicketMessage = ({ staff: _s, ...rest }: Row): Row => rest;

/** That the file is there; its bytes are behind the address in the ticket. */
export const toldOfTicketFile = ({ bytes: _b, ...rest }: Row): Row => rest;
