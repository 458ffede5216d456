import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';
import type { AttachTaken } from './attach.words';
import type { TicketAddress } from './ticket.rules';

declare module '../kit/controls' {
  interface Controls {
    /** Which ticket it is written in, and a guest's access to it. */
    ticketWrite: Values;
  }
  interface Hearing {
    ticketWrite: AttachTaken;
  }
}

export const ticketWritePorts = {
  /** PUT /ticket/send/message [§7 B]. */
  'ticketWrite.submit': port<TicketAddress & { text: string; attachments: string[] }, FormFact>(
    'ticketWrite.submit',
  ),
};
