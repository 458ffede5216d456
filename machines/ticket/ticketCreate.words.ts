import type { BodyOf } from '../../contract/call';
import type { createTicket } from '../../contract/ticket';
import type { FormFact, Values } from '../kit/form.words';
import { port } from '../kit/port';
import type { AttachTaken } from './attach.words';

declare module '../kit/controls' {
  interface Controls {
    /** The language of mails, whether it is a guest who asks, and the decision that they object to. */
    ticketCreate: Values;
  }
  interface Hearing {
    ticketCreate: AttachTaken;
  }
}

export const ticketCreatePorts = {
  /** POST /ticket [§7 B]. */
  'ticketCreate.submit': port<BodyOf<typeof createTicket>, FormFact>('ticketCreate.submit'),
};
