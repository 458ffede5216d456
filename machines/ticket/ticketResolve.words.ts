import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';
import type { TicketAddress } from './ticket.rules';

declare module '../kit/controls' {
  interface Controls {
    /** Which ticket, a guest's access to it, and whether it is resolved and only rated. */
    ticketResolve: Values;
  }
}

export const ticketResolvePorts = {
  /** PUT /ticket/resolve [§7 B]. */
  'ticketResolve.submit': port<
    TicketAddress & { rating: number | undefined; review: string },
    FormFact
  >('ticketResolve.submit'),
};
