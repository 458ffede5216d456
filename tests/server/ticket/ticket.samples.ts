import { PIXEL } from '../../support/pixel';

const none = 'ticket_00000000';

/** A request that fits each of its calls. */
export const samples = {
  listTickets: () => ({}),
  listTicketsOfUser: () => ({ body: {} }),
  createTicket: () => ({ body: { title: 'The wheel stands still' } }),
  readTicket: () => ({ params: { id: none }, status: 404 }),
  resolveTicket: () => ({ body: { id: none }, status: 404 }),
  sendTicketMessage: () => ({ body: { id: none, text: 'Hello' }, status: 404 }),
  typeInTicket: () => ({ body: { id: none, isTyping: true }, status: 404 }),
  attachToTicket: () => ({ body: { file: PIXEL, name: 'wheel.png' } }),
};
